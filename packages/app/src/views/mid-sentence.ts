/** A page's name inside a sentence: "Messages" → "messages"; abbreviations as in "AI support" stay. */
export function midSentence(name: string): string {
  const [first = '', second = ''] = name;
  const abbreviation = second !== second.toLowerCase();
  return abbreviation ? name : first.toLowerCase() + name.slice(first.length);
}
