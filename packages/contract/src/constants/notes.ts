/** What a learner keeps of a lesson: own words, a passage marked without words, or the lesson itself. */
export const NOTE_KINDS = ['note', 'marked', 'bookmark'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];
