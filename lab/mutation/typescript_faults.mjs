// Lists the faults that can be planted in TypeScript modules, as JSON:
//   node lab/mutation/typescript_faults.mjs WEB FILE…
// Positions are UTF-16 offsets. Types come from the compiler, so that arguments are swapped and
// variables are mistaken only where the page would still compile.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const [web, ...files] = process.argv.slice(2);
const ts = createRequire(resolve(web, 'package.json'))('typescript');
const { SyntaxKind: Kind } = ts;

const OPERATORS = {
  '<': ['<=', '>'],
  '<=': ['<'],
  '>': ['>=', '<'],
  '>=': ['>'],
  '===': ['!=='],
  '!==': ['==='],
};
const ARITHMETIC = { '+': '-', '-': '+', '*': '+', '/': '*', '%': '*', '+=': '-=', '-=': '+=' };
const LOGIC = { '&&': '||', '||': '&&', '??': '&&' };
const CALLS = { min: 'max', max: 'min', some: 'every', every: 'some', floor: 'ceil', ceil: 'floor' };
// Methods that give back the same list, in another order or with fewer elements.
const SAME_LIST = new Set(['filter', 'toSorted', 'sort', 'reverse', 'toReversed', 'trim']);

const config = ts.readConfigFile(resolve(web, 'tsconfig.json'), ts.sys.readFile);
const options = ts.parseJsonConfigFileContent(config.config, ts.sys, web).options;
const program = ts.createProgram(
  files.map((file) => resolve(web, file)),
  options,
);
const checker = program.getTypeChecker();

function faultsOf(file) {
  const source = program.getSourceFile(resolve(web, file));
  const text = source.text;
  const found = [];
  const add = (kind, start, end, replacement) => found.push({ file, kind, start, end, replacement });
  const start = (node) => node.getStart(source);
  const code = (node) => text.slice(start(node), node.end);
  const typeOf = (node) => checker.typeToString(checker.getTypeAtLocation(node));
  const isText = (node) => /string/.test(typeOf(node)) || /^"/.test(typeOf(node));

  function negate(test) {
    const plain = ts.isParenthesizedExpression(test) ? test.expression : test;
    if (ts.isPrefixUnaryExpression(plain)) return; // its own fault
    if (ts.isBinaryExpression(plain) && code(plain.operatorToken) in OPERATORS) return;
    add('condition', start(test), test.end, `!(${code(test)})`);
  }

  function variables(scope) {
    // Parameters and constants of the functions around, with their types.
    const known = new Map();
    for (let node = scope; node; node = node.parent) {
      for (const parameter of node.parameters ?? []) {
        if (ts.isIdentifier(parameter.name) && !known.has(parameter.name.text)) {
          known.set(parameter.name.text, typeOf(parameter.name));
        }
      }
    }
    return known;
  }

  function visitBinary(node) {
    const token = code(node.operatorToken);
    const [from, to] = [start(node.operatorToken), node.operatorToken.end];
    for (const other of OPERATORS[token] ?? []) add('comparison', from, to, other);
    if (token in LOGIC) add('and, or', from, to, LOGIC[token]);
    if (token in ARITHMETIC && !isText(node.left) && !isText(node.right)) {
      add('arithmetic', from, to, ARITHMETIC[token]);
    }
  }

  function visitCall(node) {
    const callee = node.expression;
    if (ts.isPropertyAccessExpression(callee)) {
      const name = callee.name.text;
      if (Object.hasOwn(CALLS, name)) add('min, max', start(callee.name), callee.name.end, CALLS[name]);
      if (SAME_LIST.has(name)) {
        const kind = name === 'filter' ? 'removed filter' : 'lost order';
        add(kind, callee.expression.end, node.end, '');
      }
    }
    const args = node.arguments;
    const commutes = ts.isPropertyAccessExpression(callee) && /^(min|max|hypot)$/.test(callee.name.text);
    for (let index = 0; index + 1 < args.length && !commutes; index += 1) {
      const [one, other] = [args[index], args[index + 1]];
      if (!ts.isStringLiteral(one) && code(one) !== code(other) && typeOf(one) === typeOf(other)) {
        add('swapped arguments', start(one), other.end, `${code(other)}, ${code(one)}`);
      }
    }
    const signature = checker.getResolvedSignature(node);
    const last = signature?.parameters[args.length - 1]?.valueDeclaration;
    if (args.length > 1 && last && (last.questionToken || last.initializer)) {
      add('forgotten argument', args[args.length - 2].end, args[args.length - 1].end, '');
    }
  }

  function visitStatement(node) {
    if (ts.isExpressionStatement(node)) {
      const inner = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
      const kind = ts.isCallExpression(inner) ? 'removed call' : 'removed statement';
      add(kind, start(node), node.end, ';');
    }
    if (ts.isContinueStatement(node)) add('loop', start(node), node.end, 'break;');
    if (ts.isBreakStatement(node) && !ts.isCaseOrDefaultClause(node.parent)) {
      add('loop', start(node), node.end, 'continue;');
    }
    if (ts.isReturnStatement(node) && !node.expression) add('loop', start(node), node.end, ';');
    if (ts.isIfStatement(node) || ts.isWhileStatement(node)) negate(node.expression);
    if (ts.isReturnStatement(node) && node.expression) visitReturned(node.expression);
  }

  function visitReturned(value) {
    const type = checker.getContextualType(value);
    const name = type ? checker.typeToString(type) : '';
    if (/\| null$/.test(name) && code(value) !== 'null') {
      add('returned value', start(value), value.end, 'null');
    }
  }

  function visitConstant(node) {
    if (node.kind === Kind.TrueKeyword) add('constant', start(node), node.end, 'false');
    if (node.kind === Kind.FalseKeyword) add('constant', start(node), node.end, 'true');
    if (ts.isNumericLiteral(node) && insideFunction(node) && !isFallback(node)) {
      const value = Number(node.text);
      const step = Number.isInteger(value) ? 1 : value;
      add('constant', start(node), node.end, String(value + step));
      if (Number.isInteger(value) && value > 0) {
        add('constant', start(node), node.end, String(value - 1));
      }
    }
  }

  function visitName(node) {
    const parent = node.parent;
    if (ts.isPropertyAssignment(parent) && parent.name === node) return;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return;
    if (ts.isShorthandPropertyAssignment(parent) || ts.isParameter(parent)) return;
    const known = variables(parent);
    if (!known.has(node.text)) return;
    for (const [name, type] of known) {
      if (name !== node.text && type === known.get(node.text)) {
        add('wrong variable', start(node), node.end, name);
      }
    }
  }

  function isSkipped(node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return true;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
    return ts.isExpressionStatement(node) && /^console\./.test(code(node));
  }

  function visit(node) {
    if (isSkipped(node)) return;
    visitStatement(node);
    visitConstant(node);
    if (ts.isBinaryExpression(node)) visitBinary(node);
    if (ts.isCallExpression(node)) visitCall(node);
    if (ts.isConditionalExpression(node)) negate(node.condition);
    if (ts.isIdentifier(node)) visitName(node);
    if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken) {
      add('condition', start(node), start(node.operand), '');
    }
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 1) {
      const [last, before] = [node.elements.at(-1), node.elements.at(-2)];
      add('missing alternative', before.end, last.end, '');
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

/** After `??` a number often stands only for the compiler's sake. */
function isFallback(node) {
  const parent = node.parent;
  return (
    ts.isBinaryExpression(parent) &&
    parent.right === node &&
    parent.operatorToken.kind === Kind.QuestionQuestionToken
  );
}

/** Numbers of a module's tables are chosen, not right or wrong. */
function insideFunction(node) {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (ts.isFunctionLike(outer)) return true;
  }
  return false;
}

process.stdout.write(JSON.stringify(files.flatMap(faultsOf)));
