/** The similarity that `<%` asks of titles when it looks for typing errors (search/match.ts). */
const WORD_SIMILARITY = 0.5;

/** SQL for each new connection. */
export const PREPARE = `set pg_trgm.word_similarity_threshold = ${WORD_SIMILARITY}`;
