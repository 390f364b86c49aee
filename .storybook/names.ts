/**
 * A story's name as designers read it: "Very Long Title" and `VeryLongTitle` are "Very long title". Words in capitals
 * stay.
 */
export function inSentenceCase(name: string): string {
  const [first = '', ...rest] = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').split(' ');
  return [first, ...rest.map((word) => (/^[A-Z][a-z]*$/.test(word) ? word.toLowerCase() : word))].join(' ');
}
