// Searches the documentation inside the page, so that it works from a folder as well: there,
// browsers start no worker and fetch no file. `searchIndex` comes from search_index.js.
(() => {
  const MOST_SHOWN = 100;
  const SHORTEST_BEGINNING = 3;
  const EXCERPT_LENGTH = 200;
  const BEFORE_THE_WORD = 60;
  const box = document.getElementById('search-query');
  const list = document.getElementById('search-results');
  const places = new Map(searchIndex.docs.map((place) => [place.location, place]));

  function build() {
    // Names such as legal_moves stay whole; evora.Position.play are three words.
    lunr.tokenizer.separator = /[^\p{L}\p{N}_]+/u;
    return lunr(function () {
      this.field('title', { boost: 3 });
      this.field('text');
      this.ref('location');
      for (const place of searchIndex.docs) this.add(place);
    });
  }

  // As it is and as a beginning; never as lunr's query language, which refuses "a:b".
  function findWord(index, word) {
    return index.query((query) => {
      query.term(word, { boost: 10 });
      if (word.length >= SHORTEST_BEGINNING) {
        query.term(word, { wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false });
      }
    });
  }

  // Places with more of the words come first, the best of them before the others.
  function find(index, words) {
    const found = new Map();
    for (const word of words) {
      for (const { ref, score } of findWord(index, word)) {
        const before = found.get(ref) ?? { words: 0, score: 0 };
        found.set(ref, { ref, words: before.words + 1, score: before.score + score });
      }
    }
    return [...found.values()].sort((a, b) => b.words - a.words || b.score - a.score);
  }

  // From a little before the first of the words.
  function excerpt(text, words) {
    const lower = text.toLowerCase();
    const at = Math.min(...words.map((word) => lower.indexOf(word)).filter((place) => place >= 0));
    const from = at > BEFORE_THE_WORD && at < Infinity ? text.indexOf(' ', at - BEFORE_THE_WORD) : 0;
    const to = from + EXCERPT_LENGTH;
    const part = text.slice(from, to < text.length ? text.lastIndexOf(' ', to) : to);
    return `${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`;
  }

  function element(name, ...content) {
    const made = document.createElement(name);
    made.append(...content);
    return made;
  }

  function article({ location, title, text }, words) {
    const page = places.get(location.split('#')[0]).title;
    const link = element('a', title === page ? title : `${title} · ${page}`);
    link.href = location;
    return element('article', element('h3', link), element('p', excerpt(text, words)));
  }

  function show(index) {
    const words = lunr.tokenizer(box.value).map(String);
    const found = find(index, words).slice(0, MOST_SHOWN);
    const articles = found.map(({ ref }) => article(places.get(ref), words));
    const nothing = words.length ? 'Nothing found.' : 'Type what to look for.';
    list.replaceChildren(...(articles.length ? articles : [nothing]));
  }

  box.value = new URLSearchParams(window.location.search).get('q') ?? '';
  // The page is seen before the index is built, which takes about a second.
  requestAnimationFrame(() => setTimeout(() => {
    const index = build();
    box.addEventListener('input', () => show(index));
    show(index);
  }));
})();
