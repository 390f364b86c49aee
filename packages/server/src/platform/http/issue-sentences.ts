import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/**
 * Messages for schemas of the contract without their own. Zod's defaults are for programmers
 * ("expected string to have >=1 characters").
 */
export function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'Fill this in' : wrongKind(issue.expected);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return 'Choose one of what is offered';
    case 'invalid_format':
      return 'This is not written in the right way';
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'There is more here than is asked for';
    default:
      return 'This does not fit here';
  }
}

function wrongKind(expected: string): string {
  if (['number', 'int', 'bigint'].includes(expected)) return 'Enter a number';
  if (expected === 'string') return 'Enter a text';
  return 'This does not fit here';
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  const least = Number(minimum);
  if (origin === 'string') return least <= 1 ? 'Fill this in' : `Use ${least} characters or more`;
  if (origin === 'array' || origin === 'set') return `Choose ${least} or more`;
  return `Enter ${least} or more`;
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): string {
  const most = Number(maximum);
  if (origin === 'string') return `Use ${most} characters or fewer`;
  if (origin === 'array' || origin === 'set') return `Choose ${most} or fewer`;
  return `Enter ${most} or less`;
}
