import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GateResults } from '../gate/a11y-reporter.ts';
import { type ComponentFolder, readComponents } from '../gate/components.ts';
import { CELLS } from '../gate/projects.ts';
import { parse } from 'yaml';
import { baseCatalog } from './catalog.ts';
import { digest, type Evidence } from './evidence.ts';
import { parseEvidence } from './evidence-file.ts';
import { type Component, reportFiles } from './report.ts';
import { openAcrErrors } from './validate.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'a11y-reports');
const COMMAND = 'npm run a11y:report';

/** The run's results when there are any, else the committed digest: both give the same report. */
function readEvidence(folders: ComponentFolder[]): Evidence {
  const results = join(FOLDER, 'results.json');
  if (!existsSync(results)) return parseEvidence(readFileSync(join(FOLDER, 'evidence.json'), 'utf8'));
  const run = JSON.parse(readFileSync(results, 'utf8')) as GateResults;
  return digest(
    run,
    folders,
    CELLS.map(({ name }) => name),
  );
}

function componentsOf(folders: ComponentFolder[]): Component[] {
  return folders.flatMap(({ path, files, meta }) =>
    meta ? [{ path, meta, transcript: files.some((file) => file.endsWith('.transcript.txt')) }] : [],
  );
}

/** Names of the files of a11y-reports/orca. */
function orcaFlows(): string[] {
  const folder = join(FOLDER, 'orca');
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.txt')) : [];
}

async function main(check: boolean): Promise<void> {
  const folders = await readComponents();
  const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/ui/package.json'), 'utf8')) as {
    version: string;
  };
  const files = reportFiles({
    version,
    evidence: readEvidence(folders),
    components: componentsOf(folders),
    orca: orcaFlows(),
    baseCatalog: baseCatalog(),
  });
  const errors = await openAcrErrors(
    files['openacr.yaml'] ?? '',
    parse(files['catalog-wcag-2.2.yaml'] ?? ''),
  );
  if (errors.length > 0) throw new Error(`openacr.yaml is not valid: ${errors.join('; ')}`);
  const changed = Object.entries(files).filter(([name, text]) => committed(name) !== text);
  if (check && changed.length > 0) {
    for (const [name, text] of changed) console.error(firstDifference(name, committed(name) ?? '', text));
    throw new Error(`The committed report is not the one that the code gives. Run: ${COMMAND}`);
  }
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of changed) writeFileSync(join(FOLDER, name), text);
  const names = changed.map(([name]) => name).join(', ');
  console.log(
    `a11y-reports: ${Object.keys(files).length} files, ${names ? `changed: ${names}` : 'none changed'}.`,
  );
}

function committed(name: string): string | undefined {
  const path = join(FOLDER, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function firstDifference(name: string, before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const index = fresh.findIndex((line, at) => line !== old[at]);
  const at = index === -1 ? fresh.length : index;
  return `a11y-reports/${name}:${at + 1}\n  - ${old[at] ?? '(end)'}\n  + ${fresh[at] ?? '(end)'}`;
}

try {
  await main(process.argv.includes('--check'));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
