/** Paths that routes of several areas `changes`. */

/** What shows the learner's courses and next step. */
export const ENROLLED = ['/enrolled/courses/{userId}', '/learning/next', '/learning/due'] as const;

/** What shows how far the learner is. */
export const PROGRESS = ['/course/{id}', '/course/unit/{unitId}', ...ENROLLED] as const;

/** What shows what the user owns. */
export const OWNED = ['/course/unit/lesson/{lessonId}', '/course/{id}/quote', ...PROGRESS] as const;

/** What shows the user's relation to a hub. */
export const MEMBERSHIP = ['/hubs', '/hubs/mine', '/hub/{id}', '/hub/{id}/members'] as const;
