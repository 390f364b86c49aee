import { englishMessages } from '../../tools/library/english-messages';
import { libraryBuild } from '../../tools/library/tsup';
import { defineConfig } from 'tsup';

export default defineConfig({
  ...libraryBuild,
  // client-directives.ts and build-css.ts read which files an entry can load; the latter removes the file.
  metafile: true,
  esbuildPlugins: [
    {
      name: 'english-messages',
      setup(build) {
        build.onLoad({ filter: /messages-en\.ts$/ }, () => ({
          contents: `export const messages = ${JSON.stringify(englishMessages(import.meta.dirname))};`,
        }));
      },
    },
    ...(libraryBuild.esbuildPlugins ?? []),
  ],
});
