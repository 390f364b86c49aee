/** Bounds of what is written in discussions, in characters. */
export const DISCUSSION_LIMITS = { titleMax: 120, textMax: 4000 } as const;

/** Unanswered: without an accepted answer and without a word of an instructor. Mine: the caller wrote in it. */
export const DISCUSSION_FILTERS = ['unanswered', 'answered', 'mine'] as const;
export type DiscussionFilter = (typeof DISCUSSION_FILTERS)[number];

export const DISCUSSION_SORTS = ['newest', 'helpful'] as const;
export type DiscussionSort = (typeof DISCUSSION_SORTS)[number];

/** What its author is in the course; learners have none. */
export const DISCUSSION_BADGES = ['instructor', 'staff'] as const;
export type DiscussionBadge = (typeof DISCUSSION_BADGES)[number];

/** Deleted by its author, or hidden by an instructor or an administrator. */
export const POST_STATES = ['shown', 'deleted', 'hidden'] as const;

/** Why a user is notified of a discussion. */
export const DISCUSSION_NOTICES = ['question', 'reply', 'accepted', 'hidden'] as const;
