import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** What a module may call while it loads: nothing happens but that a value is made. */
const MAKERS = ['cva', 'defineMessages', 'createContext', 'forwardRef', 'memo', 'lazy', 'lazyPart', 'kept'];

/** `const x = maker(…)` of a module, and `key: lazyPart(…)` of a table of parts that load later. */
const DECLARATION = new RegExp(
  `^((?:export )?const \\w+(?:: [^=]+)? = )(?=(?:${MAKERS.join('|')})\\b)`,
  'gm',
);
const TABLE_OF_PARTS = /^(\s+'?[\w-]+'?: )(?=lazy(?:Part)?\()/gm;
const PURE = '$1/* @__PURE__ */ ';

/** Marks calls of those makers as pure, which a bundler cannot see by itself. */
export const withPureCalls = (source: string): string =>
  source.replace(DECLARATION, PURE).replace(TABLE_OF_PARTS, PURE);

/** So that importing one name of an entry leaves out the rest: sizes are what is used. */
export const pureCalls: Plugin = {
  name: 'pure-calls',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => ({
      contents: withPureCalls(await readFile(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
