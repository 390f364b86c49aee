import { dirname, relative, resolve, sep } from 'node:path';

/**
 * Modules of packages/server/src, lowest first: each imports only from those before it, so the graph has no cycle.
 * `commands` and the files directly in src (start, modules, cli) put the modules together and may use all of them.
 */
export const SERVER_MODULES = [
  'platform',
  'users',
  'audit',
  'settings',
  'notifications',
  'auth',
  'courses',
  'enrolment',
  'learning',
  'activities',
  'content',
  'quizzes',
  'help',
  'tutor',
  'certificates',
  'xapi',
  'reports',
  'reviews',
  'notes',
  'import',
  'export',
  'hubs',
  'payments',
  'assignments',
  'catalogue',
  'offline',
  'lti',
  'authoring',
  'live',
  'next-step',
  'messages',
  'discussions',
  'search',
  'administration',
  'privacy',
  'demo',
];

/**
 * Tables that are owned by another module than the one that defines them, with the reason.
 * @type {Record<string, string>}
 */
const OWNERS = {
  // 2026-11-22: users.hub_id references hubs, so the table is defined below the module that owns it.
  hubs: 'hubs',
};

/**
 * Modules that may write tables of another module: table owner → writers, with the reason.
 * @type {Record<string, string[]>}
 */
const WRITERS = {
  // 2026-11-22: authoring (editor) and import (files) are the two ways in which course content is written; the
  // tables are defined in courses because enrolment and learning reference them.
  // 2026-11-27: packages that no lesson opens are deleted by activities, which serves their files.
  courses: ['authoring', 'import', 'activities'],
  // 2026-11-22: quizzes come from imported courses only, until they can be edited and taken.
  quizzes: ['import'],
};

/** Modules that may write every table. 2026-11-22: demo fills an empty site with rows dated in the past. */
const SEEDERS = ['demo'];

const SOURCE = 'packages/server/src/';
const WRITES = new Set(['insert', 'update', 'delete']);
const WRITING_SQL = /\b(?:insert\s+into|update|delete\s+from)\s*$/i;

/** @param {string} path below packages/server/src, without an ending */
function placeOf(path) {
  const [first = '', ...rest] = path.split('/');
  const known = SERVER_MODULES.includes(first) || first === 'commands' || rest.length > 0;
  return known ? { module: first, inside: rest.join('/') } : { module: '', inside: first };
}

/** @param {{ root: string, file: string, source: string }} from `file` is absolute */
function placesOf({ root, file, source }) {
  const path = (/** @type {string} */ absolute) => relative(root, absolute).split(sep).join('/');
  const own = path(file);
  if (!own.startsWith(SOURCE) || !source.startsWith('.')) return undefined;
  const target = path(resolve(dirname(file), source));
  if (!`${target}/`.startsWith(SOURCE)) return undefined;
  return { own: placeOf(own.slice(SOURCE.length)), target: placeOf(target.slice(SOURCE.length)) };
}

/**
 * The reason why a file of the server must not import `source`, or undefined.
 * @param {{ root: string, file: string, source: string }} from `file` is absolute
 * @returns {string | undefined}
 */
function importComplaint(from) {
  const places = placesOf(from);
  if (!places) return undefined;
  const { own, target } = places;
  const index = target.inside === '' || target.inside === 'index';

  if (own.module === target.module) {
    if (own.module !== '' && own.module !== 'commands' && index && own.module !== 'platform') {
      return `Inside the module ${own.module}, import the file itself: its index is for other modules.`;
    }
    return undefined;
  }
  const composes = own.module === '' || own.module === 'commands';
  if (target.module === '' || target.module === 'commands') {
    return composes
      ? undefined
      : `The module ${own.module} must not import ${from.source}: the files in src put the modules together, and no module knows them.`;
  }
  if (!SERVER_MODULES.includes(target.module)) {
    return `${target.module} is not in SERVER_MODULES: give it its place in tools/eslint/server-modules.mjs.`;
  }
  const schema = own.module === '' && /^schema(?:\.ts)?$/.test(own.inside) && target.inside === 'tables';
  if (target.module !== 'platform' && !index && !schema) {
    return `"${from.source}" is private to the module ${target.module}: import what its index.ts exports.`;
  }
  if (composes) return undefined;
  const mine = SERVER_MODULES.indexOf(own.module);
  if (mine < 0) {
    return `${own.module} is not in SERVER_MODULES: give it its place in tools/eslint/server-modules.mjs.`;
  }
  if (SERVER_MODULES.indexOf(target.module) > mine) {
    return `The module ${own.module} must not import from ${target.module}: a module imports only from those before it (${SERVER_MODULES.join(' < ')}).`;
  }
  return undefined;
}

/**
 * The reason why a file of the server must not write to a table that it imports, or undefined.
 * @param {{ root: string, file: string, source: string, table: string }} from `table` is the exported name
 * @returns {string | undefined}
 */
function writeComplaint({ table, ...from }) {
  const places = placesOf(from);
  if (!places) return undefined;
  const { own, target } = places;
  const owner = OWNERS[table] ?? target.module;
  const allowed = [owner, ...SEEDERS, ...(WRITERS[owner] ?? [])];
  if (allowed.includes(own.module)) return undefined;
  return `Only the module ${owner} writes the table ${table}: call a function of its index.ts, or add one.`;
}

/** @type {import('eslint').Rule.RuleModule} */
export const serverModules = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'Modules of the server use each other through their index, downwards only' },
  },
  create(context) {
    const where = { root: context.cwd, file: context.filename };
    /** @param {any} node */
    const checkImport = (node) => {
      const source = node?.source?.value ?? node?.argument?.literal?.value;
      if (typeof source !== 'string') return;
      const message = importComplaint({ ...where, source });
      if (message) context.report({ node, message });
    };
    /** @param {any} node an expression that names a table */
    const checkWrite = (node) => {
      if (node?.type !== 'Identifier') return;
      /** @type {import('eslint').Scope.Scope | null} */
      let scope = context.sourceCode.getScope(node);
      while (scope && !scope.set.has(node.name)) scope = scope.upper;
      const definition = /** @type {any} */ (scope?.set.get(node.name)?.defs[0]);
      if (definition?.type !== 'ImportBinding') return;
      const source = definition.parent.source.value;
      const table = definition.node.imported?.name ?? node.name;
      const message = writeComplaint({ ...where, source, table });
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: checkImport,
      ExportNamedDeclaration: checkImport,
      ExportAllDeclaration: checkImport,
      ImportExpression: checkImport,
      TSImportType: (/** @type {any} */ node) =>
        checkImport({ ...node, loc: node.loc, source: node.source ?? node.argument?.literal }),
      CallExpression: (/** @type {any} */ node) => {
        if (node.callee.type !== 'MemberExpression' || node.arguments.length !== 1) return;
        if (WRITES.has(node.callee.property.name)) checkWrite(node.arguments[0]);
      },
      TaggedTemplateExpression: (/** @type {any} */ node) => {
        if (node.tag.name !== 'sql') return;
        for (const [index, text] of node.quasi.quasis.entries()) {
          if (WRITING_SQL.test(text.value.raw)) checkWrite(node.quasi.expressions[index]);
        }
      },
    };
  },
};
