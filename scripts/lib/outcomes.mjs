import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './run.mjs';

/** @typedef {import('./counts.mjs').Counts & { name: string, seconds: number }} Outcome */

/**
 * The id of the files as they are now, committed or not, without ignored ones.
 * @returns {string} git's id of the tree
 */
export function currentTree() {
  const env = { ...process.env, GIT_INDEX_FILE: join(tmpdir(), `digiken-index-${process.pid}`) };
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: ROOT, env, encoding: 'utf8' }).trim();
  git('read-tree', 'HEAD');
  git('add', '--all');
  return git('write-tree');
}

/**
 * The outcomes of the stages that ran on the same files, so that a run can go on after a stop.
 * @param {string} file JSON file that holds them between runs
 * @param {string} tree see {@link currentTree}
 * @returns {Outcome[]} empty if the last run was on other files
 */
export function readOutcomes(file, tree) {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    return kept.tree === tree ? kept.outcomes : [];
  } catch {
    return [];
  }
}

/** @param {string} file @param {string} tree @param {readonly Outcome[]} outcomes */
export function writeOutcomes(file, tree, outcomes) {
  mkdirSync(dirname(file), { recursive: true });
  const kept = outcomes.map(({ name, seconds, passed, failed, skipped }) => ({
    name,
    seconds,
    passed,
    failed,
    skipped,
  }));
  writeFileSync(file, `${JSON.stringify({ tree, outcomes: kept }, null, 1)}\n`);
}
