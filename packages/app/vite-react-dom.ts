import type { NodePath, PluginObj } from '@babel/core';
import { template, types } from '@babel/core';
import type { Plugin } from 'vite';
import { withBabel } from './vite-babel';
import {
  ANSWERS,
  CALLS,
  CUTS,
  GLOBALS,
  GONE,
  KINDS,
  MISSED,
  TYPES,
  UNUSED,
  VARIABLES,
} from './vite-react-dom-parts';

/** White space may differ. */
const pattern = (text: string) =>
  new RegExp(text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/\s+/g, '\\s+'), 'g');

function withoutCuts(code: string): string {
  let rest = code;
  for (const { from, to, by = '' } of CUTS) {
    const [start, other] = rest.matchAll(pattern(from));
    const end = pattern(to);
    end.lastIndex = start?.index ?? 0;
    const stop = end.exec(rest)?.index;
    if (start === undefined || other !== undefined || stop === undefined)
      throw new Error(`react-dom has other code than ${from} … ${to}: adapt vite-react-dom-parts.ts.`);
    rest = rest.slice(0, start.index) + by + rest.slice(stop);
  }
  return rest;
}

function withoutUnused(changed: Set<string>): PluginObj {
  return {
    visitor: {
      FunctionDeclaration(path) {
        const name = path.node.id?.name ?? '';
        const body =
          (Object.hasOwn(ANSWERS, name) ? ANSWERS[name] : undefined) ??
          (UNUSED.includes(name) ? `{ ${GONE} }` : undefined);
        if (body === undefined || !path.parentPath.isProgram()) return;
        path.get('body').replaceWith(template.statement(body, { syntacticPlaceholders: true })());
        path.skip();
        changed.add(name);
      },
    },
  };
}

const literal = (value: boolean | null) =>
  value === null ? types.nullLiteral() : types.booleanLiteral(value);

const isKind = (node: types.Node | null | undefined) => types.isNumericLiteral(node) && KINDS.has(node.value);

/** `"function" === typeof X`, in either order. */
function isTypeofGlobal(node: types.BinaryExpression): boolean {
  return [node.left, node.right].some(
    (side) =>
      types.isUnaryExpression(side, { operator: 'typeof' }) &&
      types.isIdentifier(side.argument) &&
      GLOBALS.has(side.argument.name),
  );
}

const endsAlways = (statements: types.Statement[]) => {
  const last = statements.at(-1);
  return (
    types.isReturnStatement(last) ||
    types.isThrowStatement(last) ||
    types.isBreakStatement(last) ||
    types.isContinueStatement(last)
  );
};

/** Variables of a removed case may be assigned in another one. */
function declaredIn(statements: types.Statement[]): string[] {
  const names = new Set<string>();
  for (const statement of statements)
    types.traverseFast(statement, (node) => {
      if (types.isVariableDeclaration(node, { kind: 'var' }))
        for (const name of Object.keys(types.getBindingIdentifiers(node))) names.add(name);
    });
  return [...names];
}

function isGone({ test }: types.SwitchCase): boolean {
  return isKind(test) || (types.isIdentifier(test) && TYPES.has(test.name));
}

function withoutCases(path: NodePath<types.SwitchStatement>): void {
  const kept: types.SwitchCase[] = [];
  const names: string[] = [];
  for (const one of path.node.cases) {
    const before = kept.at(-1);
    if (!isGone(one)) kept.push(one);
    else if (before && !endsAlways(before.consequent)) before.consequent.push(...one.consequent);
    else names.push(...declaredIn(one.consequent));
  }
  path.node.cases = kept;
  if (names.length === 0) return;
  const body = path.getFunctionParent()?.get('body') as NodePath<types.BlockStatement>;
  body.unshiftContainer(
    'body',
    types.variableDeclaration(
      'var',
      names.map((name) => types.variableDeclarator(types.identifier(name))),
    ),
  );
}

/** Writes what is known in its place. The minifier takes the branches out that this leaves dead. */
const withFacts: PluginObj = {
  visitor: {
    Identifier(path) {
      const { name } = path.node;
      if (Object.hasOwn(VARIABLES, name) && path.isReferencedIdentifier())
        path.replaceWith(literal(VARIABLES[name] ?? null));
    },
    CallExpression(path) {
      const { callee, arguments: given } = path.node;
      if (!types.isIdentifier(callee) || !Object.hasOwn(CALLS, callee.name)) return;
      const answer = CALLS[callee.name];
      path.replaceWith(answer === undefined ? (given[0] as types.Expression) : literal(answer));
    },
    BinaryExpression(path) {
      const { left, right, operator } = path.node;
      if (operator !== '===' && operator !== '!==') return;
      if (isKind(left) || isKind(right)) path.replaceWith(literal(operator === '!=='));
      else if (isTypeofGlobal(path.node)) {
        const undefinedName = [left, right].some((side) =>
          types.isStringLiteral(side, { value: 'undefined' }),
        );
        path.replaceWith(literal(undefinedName === (operator === '!==')));
      }
    },
    SwitchStatement: withoutCases,
    VariableDeclarator(path) {
      // Objects of events that nothing dispatches any more.
      const { init } = path.node;
      if (
        types.isCallExpression(init) &&
        types.isIdentifier(init.callee) &&
        ['createSyntheticEvent', 'assign'].includes(init.callee.name)
      )
        types.addComment(init, 'leading', '#__PURE__');
    },
  },
};

/**
 * Checks what would fail without an error in a browser: an event that never fires, an attribute with a wrong name.
 * React's functions are in the bundle only if something imports them.
 */
function assertUnused(file: string, code: string): void {
  const used = MISSED.exec(code)?.[0];
  if (used !== undefined)
    throw new Error(`${file} uses ${used}, which vite-react-dom-parts.ts leaves out of react-dom.`);
}

/**
 * Leaves out of react-dom what the app does not use, and so what only that used: 12 KB of gzip on every first load.
 * react-dom is pinned to one version. Another one fails the build until the lists have been checked
 * (docs/adr/0047-speed.md).
 */
export const trimReactDom: Plugin = {
  name: 'digiken-trim-react-dom',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: '**/node_modules/react-dom/cjs/react-dom-client.production.js' },
    async handler(code, id) {
      const changed = new Set<string>();
      const plugins = [withoutUnused(changed), withFacts];
      const result = await withBabel(withoutCuts(code), id, plugins, { script: true });
      const missing = [...UNUSED, ...Object.keys(ANSWERS)].filter((name) => !changed.has(name));
      if (missing.length > 0)
        throw new Error(
          `react-dom has no function ${missing.join(', ')} any more: adapt vite-react-dom-parts.ts.`,
        );
      return result;
    },
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') assertUnused(file.fileName, file.code);
  },
};
