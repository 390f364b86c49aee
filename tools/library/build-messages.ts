/**
 * Writes src/foundations/messages-en/messages-en.ts of the package in the current folder: every text that its
 * components declare. Translators work from it, and a translation with a missing text does not compile.
 * `--check` fails if the file is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessageSet } from '../../packages/ui/src/foundations/messages-provider/messages-provider.tsx';

const root = process.cwd();
const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
const src = join(root, 'src');
const target = join(src, 'foundations/messages-en/messages-en.ts');

const isSet = (value: unknown): value is MessageSet<Record<string, never>> =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'defaults' in value;

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.|messages-provider\.tsx/.test(file))
  .filter((file) => readFileSync(join(src, file), 'utf8').includes('defineMessages('))
  .sort();

const found = new Map<string, object>();
for (const file of files) {
  const module = (await import(pathToFileURL(join(src, file)).href)) as Record<string, unknown>;
  for (const { namespace, defaults } of Object.values(module).filter(isSet)) {
    found.set(namespace, defaults);
  }
}

const namespaces = [...found].sort(([a], [b]) => a.localeCompare(b, 'en'));
const text = `// Written by tools/library/build-messages.ts from what the components declare. Change the components.

/** Every text of ${name} in English, by namespace and key: what \`MessagesProvider\` takes as \`messages\`. */
export const messages = ${JSON.stringify(Object.fromEntries(namespaces), null, 2)} as const;
`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text)
    throw new Error(
      `messages-en.ts is not what the components say: run \`npm run messages -w ${name}\`, then translate what is new in messages-sw.`,
    );
} else {
  writeFileSync(target, text);
  console.log(`${namespaces.length} namespaces in ${target.slice(src.length + 1)}`);
}
