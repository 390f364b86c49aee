import type { Criterion } from './catalog.ts';
import type { Component } from './component.ts';

/** Names of machines: reviews must be signed by a person. */
const MACHINES = /\b(automation|axe|bot|chromatic|ci|gate|guidepup|script|virtual|vitest)\b/i;

/** @throws if the meta names a criterion that is not in WCAG, or contains an invalid review */
export function checkMeta({ path, meta }: Component, criteria: readonly Criterion[]): void {
  const unknown = meta.wcag.filter((num) => !criteria.some((criterion) => criterion.num === num));
  if (unknown.length > 0) throw new Error(`${path}: its meta names ${unknown[0]}, which WCAG does not have.`);
  for (const review of meta.reviews ?? []) {
    const wrong = wrongOf(review);
    if (wrong) throw new Error(`${path}: a review in its meta ${wrong}. Only a person enters reviews.`);
  }
}

function wrongOf({ by, tool, date, notes }: NonNullable<Component['meta']['reviews']>[number]): string {
  if (by.trim() === '' || notes.trim() === '') return 'names nobody, or says nothing';
  if (MACHINES.test(by)) return `is signed by a machine (“${by}”)`;
  if (MACHINES.test(tool)) return `was done with a machine alone (“${tool}”)`;
  if (!/\d/.test(tool)) return `names no version of its tool (“${tool}”)`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)))
    return `has no ISO date (“${date}”)`;
  return '';
}
