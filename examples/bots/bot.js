// A bot in JavaScript, without any library: it fills the lines that fit best.
//
// It plays the coloured side, for two to four players. Try it:
//
//     evora engine-test --tier play -- node examples/bots/bot.js
//     evora arena 'cmd:ms=100 node examples/bots/bot.js' random --games 10

const hello = {
  op: 'hello',
  protocol: 1,
  name: 'bot.js',
  version: '1',
  rules: 1,
  settings: ['2 coloured', '3 coloured', '4 coloured'],
  levels: [],
  options: {},
};

/** What the bot needs of a position: the tiles on offer and the board of the seat to move. */
function read(position) {
  const fields = position.split(' ');
  const [seat, factories, centre] = [Number(fields[4]), fields[6], fields[7]];
  const boards = fields.slice(10).map((board) => {
    const [score, lines, wall] = board.split(';');
    const tiles = lines.split('/').map((line) => line.replace('-', ''));
    return { score: Number(score), lines: tiles, wall: wall.split('/') };
  });
  return { sources: [centre, ...factories.split('/')], boards, board: boards[seat - 1] };
}

/** How good it is to put `count` tiles of a colour on a line; null if that is not allowed. */
function value(board, line, colour, count) {
  if (line === 0) return -2 * count; // the floor takes everything
  const held = board.lines[line - 1];
  const free = line - held.length;
  const other = held !== '' && held[0] !== colour;
  if (free === 0 || other || board.wall[line - 1].includes(colour)) return null;
  const falling = Math.max(0, count - free);
  return Math.min(count, free) + (count >= free ? line : 0) - 2 * falling;
}

/** The heart of the bot: replace it by something better. */
function choose({ sources, board }) {
  let best = null;
  sources.forEach((tiles, source) => {
    for (const colour of 'BYRKW') {
      const count = tiles.split(colour).length - 1;
      for (let line = 0; count > 0 && line <= 5; line++) {
        const found = value(board, line, colour, count);
        if (found !== null && (best === null || found > best.value)) {
          best = { move: `${source}${colour}${line}`, value: found };
        }
      }
    }
  });
  return best.move;
}

function analyse(id, text) {
  const position = read(text);
  const move = choose(position);
  const win = position.boards.map(() => 1 / position.boards.length);
  const score = position.boards.map((board) => board.score);
  const line = { move, win, score, pv: [move], exact: false, solved: false };
  return { op: 'result', id, move, lines: [line], nodes: 1, depth: 1, ms: 0 };
}

function answer(request) {
  if (request.op === 'hello') return hello;
  if (request.op === 'analyse') return analyse(request.id, request.position);
  const message = 'expected hello, analyse or quit';
  return { op: 'error', id: request.id ?? null, code: 'unknown_op', field: 'op', message };
}

const input = require('node:readline').createInterface({ input: process.stdin });
input.on('line', (text) => {
  const request = JSON.parse(text);
  if (request.op === 'quit') process.exit(0);
  console.log(JSON.stringify(answer(request)));
});
