import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../../scripts/lib/run.mjs';
import { libraryRoot } from '../../library/sources';
import type { PublicApi } from './public-api';

const FOLDER = join(libraryRoot('ui'), 'api');
const END = '.api.txt';

/** Entry to its text. */
export type Api = ReadonlyMap<string, string>;

/** The API of the last version; the names of an entry are one string, separated by spaces. */
export interface Released {
  version: string;
  entries: Record<string, { hash: string; names: string }>;
}

/** The names of the texts are declared by the components and built, so they are no part of the record. */
const BUILT = 'messages-en';

const recorded = (api: PublicApi) => api.entries.filter((entry) => entry !== BUILT);

export const apiOf = (api: PublicApi): Api => new Map(recorded(api).map((entry) => [entry, api.text(entry)]));

export function committedApi(): Api {
  if (!existsSync(FOLDER)) return new Map();
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(END));
  return new Map(files.map((name) => [basename(name, END), readFileSync(join(FOLDER, name), 'utf8')]));
}

export function writeApi(api: Api): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const entry of committedApi().keys()) {
    if (!api.has(entry)) rmSync(join(FOLDER, `${entry}${END}`));
  }
  for (const [entry, text] of api) writeFileSync(join(FOLDER, `${entry}${END}`), text);
}

export const readReleased = () => JSON.parse(readFileSync(join(FOLDER, 'released.json'), 'utf8')) as Released;

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

export function writeReleased(api: PublicApi): Released {
  const { version } = JSON.parse(readFileSync(join(libraryRoot('ui'), 'package.json'), 'utf8')) as {
    version: string;
  };
  const entries = Object.fromEntries(
    recorded(api).map((entry) => [
      entry,
      { hash: hashOf(api.text(entry)), names: api.names(entry).join(' ') },
    ]),
  );
  const released = { version, entries };
  writeFileSync(join(FOLDER, 'released.json'), `${JSON.stringify(released, null, 2)}\n`);
  return released;
}

/** Texts of the pending changesets. */
export function pendingChangesets(folder = join(ROOT, '.changeset')): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Texts of the migration notes. */
export function migrationNotes(folder = join(ROOT, 'docs/migrations')): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
