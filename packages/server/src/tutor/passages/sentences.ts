/** The end of a sentence, with quotes, brackets and citations after it, if another one follows. */
const END = /([.!?…]["'”’)\]]*)((?:\s*(?:\[\^?[\d\s,;–-]+\]|【[^】]*】))*)(?=\s+[^\s[【])/gu;
/** Not the end of a sentence. "1." at the beginning is the number of an item. */
const ABBREVIATED =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|cf|vs|approx|dr|mr|mrs|ms|prof|fig|k\.m|n\.k|n\.w|\p{L})\.$|^\s*\d{1,2}\.$/iu;

/** Cuts a line into sentences. @param whole the line has ended; otherwise its last sentence may go on */
export function cutSentences(line: string, whole: boolean): { found: string[]; rest: string } {
  const found: string[] = [];
  let from = 0;
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    if (ABBREVIATED.test(line.slice(from, match.index + 1))) continue;
    found.push(line.slice(from, end));
    from = end;
  }
  const rest = line.slice(from);
  if (!whole) return { found, rest };
  return { found: rest.trim() === '' ? found : [...found, rest], rest: '' };
}
