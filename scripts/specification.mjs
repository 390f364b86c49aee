#!/usr/bin/env node
// Checks docs/specification.md against the reports that this run of `npm test` left.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ROOT } from './lib/run.mjs';
import { checkGuards, missingLiterals, readRows } from './lib/specification.mjs';
import { STAGES } from './lib/stages.mjs';

const PAGE = 'docs/specification.md';
/** Beside the repository where the team works; a clone elsewhere checks the page against the tests alone. */
const SPECIFICATION = join(ROOT, '../shared/spec/product.md');

try {
  const page = await readFile(join(ROOT, PAGE), 'utf8');
  const { rows, problems } = readRows(page);
  if (existsSync(SPECIFICATION)) {
    const literals = missingLiterals(await readFile(SPECIFICATION, 'utf8'), page);
    problems.push(...literals.map((text) => `product.md says “${text}”, and no row does.`));
  }
  const ran = [];
  for (const { name, report, tests } of STAGES) {
    if (!report || !tests) continue;
    if (!existsSync(report)) {
      problems.push(
        `The stage “${name}” left no report: run it first (npm test -- "${name}" specification).`,
      );
      continue;
    }
    const results = JSON.parse(await readFile(report, 'utf8'));
    ran.push(...tests(results, ROOT));
  }
  problems.push(...checkGuards(rows, ran));
  for (const problem of problems) console.error(problem);
  const open = rows.filter(({ toCome }) => toCome).length;
  const guards = rows.reduce((sum, row) => sum + row.guards.length, 0);
  console.log(
    `${PAGE}: ${rows.length} statements, ${rows.length - open} guarded by ${guards} tests, ${open} to come.`,
  );
  if (problems.length > 0) throw new Error(`${PAGE} has ${problems.length} holes.`);
} catch (error) {
  fail(error);
}
