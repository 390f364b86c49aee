/** The most results of each kind. */
export const MOST = 20;

/** Options of ts_headline: plain text around the match, without markup. The client highlights words. */
export const HEADLINE = 'StartSel="", StopSel="", MaxFragments=1, MaxWords=32, MinWords=16';

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
