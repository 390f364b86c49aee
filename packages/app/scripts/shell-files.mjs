/** The pages that learners have without a connection (spec 14.2), by source or by the name of the chunk. */
const PAGES = [
  'learner',
  'src/areas/learner/other-pages.ts',
  'src/areas/learner/pages/downloads-page.tsx',
  'src/areas/learner/pages/quiz-page.tsx',
  'src/pages/course-page.tsx',
  'src/pages/dashboard-page.tsx',
  'src/pages/lesson-page.tsx',
  'src/pages/my-courses-page.tsx',
  'src/pages/settings-page.tsx',
  'src/pages/unit-page.tsx',
  'not-found-page',
];

/** What those pages load later and cannot use without a connection: other pages, and parts that ask the server each time. */
const NEEDS_NETWORK = [
  /^src\/areas\/(?!learner\/parts\/)/,
  /^src\/pages\//,
  /^src\/shell\/(lesson-discussion|lesson-tutor|search-shell)\./,
  /node_modules\/@simplewebauthn\//,
  /password-strength-meter/,
];

/** Without a hash in their name: the page names them. */
const FIXED = ['pre-hydration.js', 'favicon.svg'];

/**
 * The files of the app's shell, as paths of the site.
 * @param {Record<string, {file: string, name?: string, imports?: string[], dynamicImports?: string[], css?: string[]}>} manifest of the build
 * @param {string} html the built index.html
 * @returns {string[]} without the page itself
 * @throws {Error} if a page is not in the build
 */
export function shellFiles(manifest, html) {
  const files = new Set(FIXED);
  const seen = new Set();
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, css = [], imports = [], dynamicImports = [] } = manifest[key];
    for (const one of [file, ...css]) files.add(one);
    for (const one of imports) add(one);
    for (const one of dynamicImports) if (!NEEDS_NETWORK.some((pattern) => pattern.test(one))) add(one);
  };
  for (const [, file] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) {
    const key = Object.keys(manifest).find((one) => manifest[one].file === file);
    if (key) add(key);
    else files.add(file);
  }
  for (const page of PAGES) {
    const key = Object.keys(manifest).find((one) => one === page || manifest[one].name === page);
    if (!key) throw new Error(`scripts/shell-files.mjs names ${page}, which is not in the build.`);
    add(key);
  }
  // The font with the characters of our texts; the other one is fetched only if a page needs it.
  for (const { file } of Object.values(manifest)) {
    if (file.endsWith('.woff2') && !file.includes('-more-')) files.add(file);
  }
  return [...files].map((file) => `/${file}`);
}
