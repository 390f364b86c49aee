import type { Evidence } from './evidence.ts';

type Check = (value: unknown, where: string) => void;

const count: Check = (value, where) => {
  if (!Number.isInteger(value) || (value as number) < 0) refuse(where, 'is no count');
};
const text: Check = (value, where) => {
  if (typeof value !== 'string') refuse(where, 'is no text');
};
const outcome: Check = (value, where) => {
  if (value !== 'passed' && value !== 'failed') refuse(where, 'is neither “passed” nor “failed”');
};
const list =
  (of: Check): Check =>
  (value, where) => {
    if (!Array.isArray(value)) return refuse(where, 'is no list');
    for (const [index, one] of value.entries()) of(one, `${where}[${index}]`);
  };
const map =
  (of: Check, known?: readonly string[]): Check =>
  (value, where) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(where, 'is no map');
    for (const [key, one] of Object.entries(value)) {
      if (known && !known.includes(key)) refuse(`${where}.${key}`, 'is unknown here');
      of(one, `${where}.${key}`);
    }
  };
const shape =
  (fields: Record<string, Check>, optional: readonly string[] = []): Check =>
  (value, where) => {
    map(() => {}, Object.keys(fields))(value, where);
    for (const [name, of] of Object.entries(fields)) {
      const field = (value as Record<string, unknown>)[name];
      if (field !== undefined || !optional.includes(name)) of(field, `${where}.${name}`);
    }
  };

/** Automatic results only: no reviews, no `manual` source, and only the three verdicts. */
const checkEvidence = shape({
  date: text,
  axe: text,
  cells: map(list(text)),
  components: map(
    shape(
      {
        stories: count,
        failed: map(list(text)),
        states: map(outcome, ['default', 'open', 'error', 'empty', 'loading', 'long']),
        keyboard: outcome,
        undecided: map(count),
        criteria: map(map(map(count, ['passed', 'failed', 'undecided']), ['axe', 'gate', 'play'])),
      },
      ['keyboard'],
    ),
  ),
});

/**
 * Reads a11y-reports/evidence.json.
 * @throws if it contains anything but automatic results
 */
export function parseEvidence(json: string): Evidence {
  const value: unknown = JSON.parse(json);
  checkEvidence(value, 'evidence');
  return value as Evidence;
}

function refuse(where: string, why: string): never {
  throw new Error(
    `a11y-reports/evidence.json: ${where} ${why}. The file is written by npm run a11y:report alone; ` +
      'a person’s review goes into the component’s meta.',
  );
}

/** One line for each criterion, so that a changed result is one changed line. */
export function evidenceText(evidence: Evidence): string {
  const json = JSON.stringify(evidence, null, 1);
  const flat = (part: string) => part.replace(/\n\s*/g, ' ');
  return `${json.replace(/(\{|\[)[^{}[\]]*(\}|\])/g, flat).replace(/"\d+(?:\.\d+)+": \{[^}]*\}(?:,[^}]*\})*\s*\}/g, flat)}\n`;
}
