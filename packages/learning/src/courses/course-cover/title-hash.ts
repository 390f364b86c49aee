/** A stable number for a text, so that a course keeps its picture (FNV-1a, 32 bits). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** A fraction from 0 to 1, different for each `part` of the same hash. */
export function fractionOf(hash: number, part: number): number {
  return (Math.imul(hash ^ Math.imul(part + 1, 0x9e3779b1), 0x85ebca6b) >>> 0) / 0xffffffff;
}
