/** Rows of each kind that a search answers with. */
export const MOST = 20;

/** Plain text around the match: the client marks words itself. */
export const HEADLINE = 'StartSel="", StopSel="", MaxFragments=1, MaxWords=32, MinWords=16';

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
