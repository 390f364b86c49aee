import { defineConfig } from 'tsup';
import { libraryBuild } from '../../tools/library/tsup';

export default defineConfig({
  ...libraryBuild,
  // client-directives.ts and build-css.ts read which files an entry can load; the latter removes the file.
  metafile: true,
});
