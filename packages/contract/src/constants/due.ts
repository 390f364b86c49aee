/** What has a date for a learner. */
export const DUE_KINDS = ['class', 'quiz', 'course'] as const;
export type DueKind = (typeof DUE_KINDS)[number];
/** So much of it is shown. */
export const DUE_MOST = 3;
