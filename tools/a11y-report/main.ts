import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GateResults } from '../gate/a11y-reporter.ts';
import { type ComponentFolder, readComponents } from '../gate/components.ts';
import { CELLS } from '../gate/projects.ts';
import { parse } from 'yaml';
import { baseCatalog, criteriaOf, deriveCatalog } from './catalog.ts';
import { differences } from './compare.ts';
import { unanswered } from './conformance.ts';
import { digest, type Evidence } from './evidence.ts';
import { parseEvidence } from './evidence-file.ts';
import { digestProduct, type ProductEvidence, steadyProduct } from './product.ts';
import type { Component } from './component.ts';
import type { ReportInput } from './report-context.ts';
import { reportFiles } from './report.ts';
import { productRoutes } from './routes.ts';
import { steady } from './steady.ts';
import { openAcrErrors } from './validate.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'a11y-reports');
const COMMAND = 'npm run a11y:report';

/** The run's results if there are any, otherwise the committed digest: both give the same report. */
function readEvidence(folders: ComponentFolder[], check: boolean): Evidence {
  const results = join(FOLDER, 'results.json');
  const written = join(FOLDER, 'evidence.json');
  // Only where it is used: a digest of an older form is replaced, not read.
  const committedDigest = () =>
    existsSync(written) ? parseEvidence(readFileSync(written, 'utf8')) : undefined;
  if (!existsSync(results)) {
    const last = committedDigest();
    if (!last)
      throw new Error('There are no results and no committed digest. Run: npm test -- build "story gate"');
    return last;
  }
  const found = digest(
    JSON.parse(readFileSync(results, 'utf8')) as GateResults,
    folders,
    CELLS.map(({ name }) => name),
  );
  const last = check ? committedDigest() : undefined;
  return last ? steady(found, last) : found;
}

function componentsOf(folders: ComponentFolder[]): Component[] {
  return folders.flatMap(({ path, library, files, meta }) =>
    meta ? [{ path, library, meta, transcript: files.some((file) => file.endsWith('.transcript.txt')) }] : [],
  );
}

/**
 * Evidence of the pages: the committed digest. Without `check`, the results of the last end-to-end run if there are
 * any; the stage of `npm test` runs before the end-to-end tests and has none of its own.
 */
function readProduct(check: boolean): ProductEvidence | undefined {
  const text = committed('product-evidence.json');
  const written = text === undefined ? undefined : (JSON.parse(text) as ProductEvidence);
  const results = committed('product-results.jsonl');
  if (check || results === undefined) return written;
  const today = new Date().toISOString().slice(0, 10);
  return steadyProduct(digestProduct(results, productRoutes(ROOT), today), written);
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
  const input: ReportInput = {
    version,
    evidence: readEvidence(folders, check),
    components: componentsOf(folders),
    orca: orcaFlows(),
    baseCatalog: baseCatalog(),
    product: readProduct(check),
  };
  const files = reportFiles(input);
  for (const name of ['openacr.yaml', 'product-openacr.yaml'].filter((one) => files[one])) {
    const errors = await openAcrErrors(files[name] ?? '', parse(files['catalog-wcag-2.2.yaml'] ?? ''));
    if (errors.length > 0) throw new Error(`${name} is not valid: ${errors.join('; ')}`);
  }
  const changed = differences(files, committed);
  if (check && changed.length > 0) {
    for (const { told } of changed) console.error(told);
    throw new Error(`The committed report is out of date. Run: ${COMMAND}`);
  }
  mkdirSync(FOLDER, { recursive: true });
  for (const { name } of changed) writeFileSync(join(FOLDER, name), files[name] ?? '');
  const names = changed.map(({ name }) => name).join(', ');
  console.log(
    `a11y-reports: ${Object.keys(files).length} files, ${names ? `changed: ${names}` : 'none changed'}.`,
  );
  // Last: the report that is written names what is missing.
  const open = unanswered(criteriaOf(deriveCatalog(input.baseCatalog)), input.evidence, input.components);
  if (open.length > 0) throw new Error(`The report leaves criteria unanswered:\n${open.join('\n')}`);
}

function committed(name: string): string | undefined {
  const path = join(FOLDER, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

try {
  await main(process.argv.includes('--check'));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
