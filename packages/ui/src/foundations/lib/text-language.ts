/** Languages that are usually written from right to left, and scripts that always are. */
const RTL =
  /^(?:ar|arc|ckb|dv|fa|he|iw|ks|nqo|pnb|ps|sd|syr|ug|ur|yi|ji)\b(?!-(?!arab|aran|hebr)[a-z]{4}\b)|-(?:arab|aran|hebr|syrc|thaa|nkoo|adlm)\b/i;

/**
 * The attributes of an element whose text an author wrote: its language and its direction. Text of another language, or
 * of an unknown one, has the direction of its first letter.
 * @param language BCP 47 tag
 */
export const textIn = (language?: string) =>
  ({ lang: language, dir: RTL.test(language ?? '') ? 'rtl' : 'auto' }) as const;
