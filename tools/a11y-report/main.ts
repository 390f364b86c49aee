/**
 * npm run a11y:report: writes the report of the last complete run to .tmp/a11y-reports, and its record for a release to
 * a11y-reports. With `--check`, as a stage of `npm run test:all`, it leaves the record as it is.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fail, ROOT } from '../../scripts/lib/run.mjs';
import type { GateResults } from '../gate/a11y-reporter.ts';
import { type ComponentFolder, readComponents } from '../gate/components.ts';
import { CELLS } from '../gate/projects.ts';
import { baseCatalog, criteriaOf, deriveCatalog } from './catalog.ts';
import { unanswered, unstated } from './conformance.ts';
import { digest, type Evidence } from './evidence.ts';
import { digestProduct, failedOnPages, type ProductEvidence } from './product.ts';
import type { Component } from './component.ts';
import type { ReportInput } from './report-context.ts';
import { RECORD, reportFiles } from './report.ts';
import { productRoutes } from './routes.ts';
import { openAcrErrors } from './validate.ts';

const RECORDED = join(ROOT, 'a11y-reports');
const REPORT = join(ROOT, '.tmp/a11y-reports');

/** @throws if there are no results of a complete run */
function readEvidence(folders: ComponentFolder[]): Evidence {
  const results = join(RECORDED, 'results.json');
  if (!existsSync(results))
    throw new Error('There are no results of the story gate. Run: npm run test:all -- build "story gate"');
  return digest(
    JSON.parse(readFileSync(results, 'utf8')) as GateResults,
    folders,
    CELLS.map(({ name }) => name),
  );
}

/** The evidence of the pages; undefined if the end-to-end tests have not run. */
function readProduct(): ProductEvidence | undefined {
  const results = join(RECORDED, 'product-results.jsonl');
  if (!existsSync(results)) return undefined;
  const day = statSync(results).mtime.toISOString().slice(0, 10);
  return digestProduct(readFileSync(results, 'utf8'), productRoutes(), day);
}

function componentsOf(folders: ComponentFolder[]): Component[] {
  return folders.flatMap(({ path, library, files, meta }) =>
    meta ? [{ path, library, meta, transcript: files.some((file) => file.endsWith('.transcript.txt')) }] : [],
  );
}

const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/ui/package.json'), 'utf8')) as {
  version: string;
};

try {
  const folders = await readComponents();
  const input: ReportInput = {
    version,
    evidence: readEvidence(folders),
    components: componentsOf(folders),
    baseCatalog: baseCatalog(),
    product: readProduct(),
  };
  const files = reportFiles(input);
  rmSync(REPORT, { recursive: true, force: true });
  mkdirSync(REPORT, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(REPORT, name), text);
  cpSync(join(RECORDED, 'report.css'), join(REPORT, 'report.css'));

  for (const name of ['openacr.yaml', 'product-openacr.yaml'].filter((one) => files[one])) {
    const errors = await openAcrErrors(files[name] ?? '', parse(files['catalog-wcag-2.2.yaml'] ?? ''));
    if (errors.length > 0) throw new Error(`${name} is not valid: ${errors.join('; ')}`);
  }
  const criteria = criteriaOf(deriveCatalog(input.baseCatalog));
  const open = [
    ...unanswered(criteria, input.evidence, input.components),
    ...unstated(criteria, input.evidence, input.components),
    ...(input.product ? failedOnPages(input.product) : []),
  ];
  if (open.length > 0) throw new Error(`The report leaves criteria open:\n${open.join('\n')}`);

  const record = process.argv.includes('--check') ? [] : RECORD.filter((name) => files[name]);
  for (const name of record) writeFileSync(join(RECORDED, name), files[name] ?? '');
  console.log(
    `.tmp/a11y-reports: ${Object.keys(files).length} files; written to a11y-reports: ${record.length}.`,
  );
} catch (error) {
  fail(error);
}
