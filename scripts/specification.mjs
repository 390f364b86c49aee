#!/usr/bin/env node
// Checks docs/specification.md against the reports of this run of `npm test` or `npm run test:all`: each row needs a passed test.
// `node scripts/specification.mjs 4.9` lists the tests of one row. With PRODUCT_SPECIFICATION=FILE, also compares the
// page with the product's specification, which is not part of the repository.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ROOT } from './lib/run.mjs';
import { checkGuards, missingLiterals, readRows } from './lib/specification.mjs';
import { STAGES } from './lib/stages.mjs';

const PAGE = 'docs/specification.md';

/** @param {string[]} problems receives a line for each missing report */
async function readTests(problems) {
  const ran = [];
  for (const { name, report, tests } of STAGES) {
    if (!report || !tests) continue;
    if (!existsSync(report)) {
      problems.push(
        `The stage “${name}” left no report: run it first (npm test -- "${name}" specification).`,
      );
      continue;
    }
    ran.push(...tests(JSON.parse(await readFile(report, 'utf8')), ROOT));
  }
  return ran;
}

try {
  const page = await readFile(join(ROOT, PAGE), 'utf8');
  const { rows, problems } = readRows(page);
  const specification = process.env.PRODUCT_SPECIFICATION;
  if (specification) {
    const literals = missingLiterals(await readFile(specification, 'utf8'), page);
    problems.push(...literals.map((text) => `The specification says “${text}”, and no row does.`));
  }
  const ran = await readTests(problems);
  const [wanted] = process.argv.slice(2);
  if (wanted) {
    const titles = ran
      .filter((test) => test.rows.includes(wanted))
      .map(({ file, title }) => `${file} › ${title}`);
    console.log([...new Set(titles)].join('\n'));
    process.exit(0);
  }
  problems.push(...checkGuards(rows, ran));
  for (const problem of problems) console.error(problem);
  const guards = new Set(
    ran.filter((test) => test.rows.length > 0).map(({ file, title }) => `${file} › ${title}`),
  );
  console.log(`${PAGE}: ${rows.length} statements, guarded by ${guards.size} tests.`);
  if (problems.length > 0) throw new Error(`${PAGE} has ${problems.length} problems.`);
} catch (error) {
  fail(error);
}
