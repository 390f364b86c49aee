import { createHash } from 'node:crypto';

const LONGEST = 100;
const HASH = 10;

/**
 * Names of the parts of a course, from the identifiers that its files give them. A part keeps its name when the course
 * is imported again, and no two parts have the same one (spec 15.20).
 */
export class PermanentNames {
  readonly #given: Set<string>;

  /** @param reserved names that no identifier gets */
  constructor(reserved: readonly string[] = []) {
    this.#given = new Set(reserved);
  }

  /**
   * A name of ASCII letters, digits, `_` and `-` below `kind`. Identifiers that would lose letters, and those that are
   * too long, end with a hash of the whole; a name that is taken ends with a number.
   */
  of(kind: string, identifier: string): string {
    const whole = identifier.normalize('NFC');
    const plain = whole.replace(/[^\w-]+/g, '_').slice(0, LONGEST);
    const isWhole = whole.length <= LONGEST && /^\p{ASCII}*$/u.test(whole);
    const base = `${kind}/${isWhole ? plain : `${plain}-${hashOf(whole)}`}`;
    let name = base;
    for (let number = 2; this.#given.has(name); number += 1) name = `${base}-${number}`;
    this.#given.add(name);
    return name;
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, HASH);
