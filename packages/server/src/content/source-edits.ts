import type { Range } from './destinations';

export type Edit = Range & { value: string };

/** A text as its author wrote it, and the few places where it is stored differently. Every other byte stays. */
export class SourceEdits {
  readonly #edits: Edit[] = [];

  constructor(readonly original: string) {}

  replace(range: Range, value: string): void {
    this.#edits.push({ ...range, value });
  }

  /** The text with every edit made. An edit inside a replaced part has no effect; of two at one place the first counts. */
  apply(range: Range = { start: 0, end: this.original.length }): string {
    const parts: string[] = [];
    let at = range.start;
    const edits = this.#edits
      .filter(({ start, end }) => start >= range.start && end <= range.end)
      // The widest first where several start at one place.
      .sort((a, b) => a.start - b.start || b.end - a.end);
    for (const { start, end, value } of edits) {
      if (start < at) continue;
      parts.push(this.original.slice(at, start), value);
      at = end;
    }
    parts.push(this.original.slice(at, range.end));
    return parts.join('');
  }
}
