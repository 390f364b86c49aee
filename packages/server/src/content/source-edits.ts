import type { Range } from './destinations';

export type Edit = Range & { value: string };

/** A source text with edits. All bytes outside the edits stay unchanged. */
export class SourceEdits {
  readonly #edits: Edit[] = [];

  constructor(readonly original: string) {}

  replace(range: Range, value: string): void {
    this.#edits.push({ ...range, value });
  }

  /** Applies all edits. Edits inside a replaced part are ignored; of two edits of the same range the first one applies. */
  apply(range: Range = { start: 0, end: this.original.length }): string {
    const parts: string[] = [];
    let at = range.start;
    const edits = this.#edits
      .filter(({ start, end }) => start >= range.start && end <= range.end)
      // If several edits start at the same position, the longest one comes first.
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
