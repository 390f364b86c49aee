import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { withOwnScales } from './own-scales.ts';

/** Functions that a module may call at load time: they only create a value. */
const MAKERS = [
  'cva',
  'defineMessages',
  'createContext',
  'forwardRef',
  'memo',
  'lazy',
  'lazyPart',
  'deferred',
  'menuPart',
  'kept',
];

/** `const x = maker(…)` at module level, and `key: lazyPart(…)` in a table of lazy components. */
const DECLARATION = new RegExp(
  `^((?:export )?const \\w+(?:: [^=]+)? = )(?=(?:${MAKERS.join('|')})\\b)`,
  'gm',
);
const TABLE_OF_PARTS = /^(\s+'?[\w-]+'?: )(?=lazy(?:Part)?\()/gm;
const PURE = '$1/* @__PURE__ */ ';

/** Marks calls of those functions as pure, because a bundler cannot infer it. */
const withPureCalls = (source: string): string =>
  source.replace(DECLARATION, PURE).replace(TABLE_OF_PARTS, PURE);

/** Lets bundlers drop unused exports of an entry, so that sizes reflect what is used, and names its scales. */
export const pureCalls: Plugin = {
  name: 'pure-calls',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => ({
      contents: withOwnScales(withPureCalls(await readFile(path, 'utf8'))),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
