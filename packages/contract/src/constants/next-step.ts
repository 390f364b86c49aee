/** Why a step is a learner's next one, the first that is true (spec 17.1). */
export const NEXT_REASONS = [
  'payment',
  'class',
  'choice',
  'due',
  'reread',
  'continue',
  'next',
  'begin',
  'certificate',
  'choose',
] as const;
export type NextReason = (typeof NEXT_REASONS)[number];

/** What the step opens. */
export const NEXT_TARGETS = [
  'order',
  'class',
  'quiz',
  'lesson',
  'certificate',
  'course',
  'catalogue',
] as const;
export type NextTarget = (typeof NEXT_TARGETS)[number];
