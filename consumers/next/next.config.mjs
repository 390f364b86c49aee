import { fileURLToPath } from 'node:url';

/** The types are checked by the test, with the compiler of this repository. */
export default {
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
};
