import type { ImportChange, ImportChanges } from '@digiken/contract';

const GROUPS = ['units', 'lessons', 'quizzes', 'pictures'] as const;

/** What an import changes, as plain text for a terminal: counts first. */
export function describeChanges(changes: ImportChanges): string {
  const counts = GROUPS.map((group) => {
    const { added, changed, moved, removed } = changes[group];
    return `  ${group}: ${added} added, ${changed} changed, ${moved} moved, ${removed} removed`;
  });
  if (changes.items.length === 0) return ['', 'Nothing would change in the course:', ...counts].join('\n');
  return ['', 'This would change in the course:', ...counts, ...changes.items.map(lineOf)].join('\n');
}

function lineOf({ item, change, title, unit, parts, learners }: ImportChange): string {
  const place = unit === null ? '' : ` in “${unit}”`;
  const details = change === 'changed' && parts.length > 0 ? ` (${parts.join(', ')})` : '';
  const people = learners === 0 ? '' : `, ${learners === 1 ? '1 learner' : `${learners} learners`}`;
  return `  ${change} ${item} “${title}”${place}${details}${people}`;
}
