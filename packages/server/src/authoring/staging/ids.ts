/**
 * The unpublished changes of a published course are a second set of rows: its staged copy. Each row's id is the
 * published row's id behind this prefix, so that either is found from the other. A unit or lesson that is new
 * in the copy has the prefix too, and loses it when it is published: outside of the server it has one id.
 */
export const STAGED_PREFIX = 'staged-';

export const isStagedId = (id: string): boolean => id.startsWith(STAGED_PREFIX);

/** The id of the row in the staged copy. */
export const stagedId = (id: string): string => (isStagedId(id) ? id : `${STAGED_PREFIX}${id}`);

/** The id that instructors and learners know: of the published row, or of the row once it is published. */
export const publicId = (id: string): string => (isStagedId(id) ? id.slice(STAGED_PREFIX.length) : id);
