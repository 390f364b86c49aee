import { dirname, relative, resolve, sep } from 'node:path';

/**
 * Groups of the component packages, lowest first: each imports only from those before it, or from itself.
 * @type {Record<string, readonly string[]>}
 */
const GROUPS = {
  ui: [
    'foundations',
    'actions',
    'forms',
    'display',
    'feedback',
    'media',
    'overlays',
    'navigation',
    'screens',
    'layouts',
  ],
  // `lib`, which all groups share, and `foundations`, the messages of all groups, are not in this order.
  learning: [
    'site',
    'screens',
    'layouts',
    'courses',
    'quizzes',
    'hubs',
    'authoring',
    'payments',
    'tutor',
    'live',
    'discussions',
  ],
};

/**
 * What each package may import from its neighbours (docs/architecture.md). `type` stands for type-only imports.
 * @type {Record<string, Record<string, 'any' | 'type'>>}
 */
const ALLOWED = {
  contract: {},
  ui: {},
  learning: {
    '@digiken/contract': 'type',
    '@digiken/contract/constants': 'any',
    '@digiken/ui': 'any',
  },
  hooks: {
    '@digiken/contract': 'type',
    '@digiken/contract/constants': 'any',
    '@digiken/contract/routes': 'any',
  },
  app: {
    '@digiken/contract': 'type',
    '@digiken/contract/constants': 'any',
    '@digiken/hooks': 'any',
    '@digiken/learning': 'any',
    '@digiken/ui': 'any',
  },
  server: { '@digiken/contract': 'any', '@digiken/contract/constants': 'any' },
};

/**
 * Libraries that a package must not depend on.
 * @type {Record<string, RegExp>}
 */
const FORBIDDEN_LIBRARIES = {
  ui: /^(?:react-router|react-router-dom|swr|zod)(?:\/|$)/,
  learning: /^(?:react-router|react-router-dom|swr|zod)(?:\/|$)/,
  hooks: /^(?:react-router|react-router-dom|zod|react-dom)(?:\/|$)/,
  app: /^zod(?:\/|$)/,
};

const ENTRY_POINTS =
  /^@digiken\/(?:contract(?:\/constants|\/routes\/[\w-]+)?|hooks\/[\w-]+|server|(?:ui|learning)\/[\w-]+(?:\.css)?)$/;
/** Modules of ui that its groups share in `lib`, and that only our own package takes besides. */
const INTERNAL = /^@digiken\/ui\/internal\/[\w-]+$/;
/** Helpers of stories, for stories only. */
const STORY = /^@digiken\/ui\/story\/[\w-]+$/;
/** How packages are built and tested: for their own scripts and configuration. */
const SHARED_TOOLS = /^(?:tools\/library|scripts\/lib)\//;
/** Stories, and the frames and samples that only stories take. */
const STORY_FILE = /(?:\.(?:test|stories)|-(?:frames|samples))\.tsx?$/;
const TEST_FILE = /\.(?:test|stories)\.[cm]?[jt]sx?$/;

/** @param {string} path inside of the repository, with `/` */
function placeOf(path) {
  const [, name = '', inside = ''] = /^packages\/([^/]+)\/(.*)$/.exec(path) ?? [];
  const [, group] = name in GROUPS ? (/^src\/([^/]+)\//.exec(inside) ?? []) : [];
  return { name, group };
}

/**
 * The reason why the file must not import `source`, or undefined.
 * @param {{ root: string, file: string, source: string, typeOnly: boolean }} from `file` is absolute
 * @returns {string | undefined}
 */
function complaintAbout({ root, file, source, typeOnly }) {
  const path = (/** @type {string} */ absolute) => relative(root, absolute).split(sep).join('/');
  const own = placeOf(path(file));
  if (!own.name) return undefined;
  const isTest = TEST_FILE.test(file);
  const isStory = STORY_FILE.test(file);

  if (source.startsWith('.')) {
    const absolute = path(resolve(dirname(file), source));
    const isSource = path(file).startsWith(`packages/${own.name}/src/`) && !isTest;
    if (SHARED_TOOLS.test(absolute) && !isSource) return undefined;
    const target = placeOf(absolute);
    if (target.name !== own.name) {
      return `"${source}" leaves packages/${own.name}: import another package by its name, or nothing of it.`;
    }
    if (own.group && target.group && !isTest) {
      const groups = GROUPS[own.name] ?? [];
      const mine = groups.indexOf(own.group);
      const theirs = groups.indexOf(target.group);
      if (mine !== -1 && theirs > mine) {
        return `${own.name}/${own.group} must not import from ${own.name}/${target.group}: a group imports only from those before it (${groups.join(' < ')}).`;
      }
    }
    return undefined;
  }

  if (source.startsWith('@digiken/')) {
    if (own.name === 'learning' && (INTERNAL.test(source) || (isStory && STORY.test(source))))
      return undefined;
    if (!ENTRY_POINTS.test(source))
      return `"${source}" is no entry point: what is inside of a package stays there.`;
    const rights = ALLOWED[own.name] ?? {};
    // Families of entry points: one for each component, one for each area of routes or hooks.
    const family = /^@digiken\/(?:ui|learning|hooks|contract\/routes)(?=\/)/.exec(source)?.[0] ?? '';
    const right = rights[source] ?? rights[family];
    if (!right) {
      return `packages/${own.name} must not import "${source}": arrows run app → hooks → contract, app → learning → ui, learning → contract, server → contract.`;
    }
    if (right === 'type' && !typeOnly && !isTest) {
      return `packages/${own.name} takes only types from "${source}" (zod stays out of the browser): use \`import type\`, "@digiken/contract/constants" or, in hooks, "@digiken/contract/routes/…".`;
    }
    return undefined;
  }

  if (FORBIDDEN_LIBRARIES[own.name]?.test(source)) {
    return `packages/${own.name} must not know "${source}" (docs/architecture.md).`;
  }
  return undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const arrows = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'Imports follow the arrows of docs/architecture.md' },
  },
  create(context) {
    /** @param {any} node @param {boolean} typeOnly */
    const check = (node, typeOnly) => {
      const source = node?.source?.value ?? node?.argument?.literal?.value;
      if (typeof source !== 'string') return;
      const message = complaintAbout({ root: context.cwd, file: context.filename, source, typeOnly });
      if (message) context.report({ node, message });
    };
    const onlyTypes = (/** @type {any} */ node, /** @type {'importKind' | 'exportKind'} */ kind) =>
      node[kind] === 'type' ||
      (node.specifiers?.length > 0 &&
        node.specifiers.every((/** @type {any} */ one) => one[kind] === 'type'));
    return {
      ImportDeclaration: (node) => check(node, onlyTypes(node, 'importKind')),
      ExportNamedDeclaration: (node) => check(node, onlyTypes(node, 'exportKind')),
      ExportAllDeclaration: (node) => check(node, /** @type {any} */ (node).exportKind === 'type'),
      ImportExpression: (node) => check(node, false),
      TSImportType: (/** @type {any} */ node) =>
        check({ ...node, loc: node.loc, source: node.source ?? node.argument?.literal }, true),
    };
  },
};
