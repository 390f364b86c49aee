import { splitText, type TextRange } from './split-text';

export interface HighlightedTextProps {
  /** Plain text; each line is shown on a line of its own. */
  text: string;
  /** BCP 47 tag of `text`; undefined if it is not known. */
  language?: string;
  /** The parts to highlight, in order. */
  matches?: readonly TextRange[];
}

/** Plain text with highlighted parts. */
export function HighlightedText({ text, language, matches = [] }: HighlightedTextProps) {
  return (
    <div lang={language} data-slot="excerpt" className="flex max-w-measure flex-col gap-1 text-ink-muted">
      {splitText(text, matches).map((line, index) => (
        <p key={index} dir="auto">
          {line.map(({ part, match }, place) =>
            match ? (
              <mark
                key={place}
                className="rounded-sm bg-selected font-bold text-ink forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
              >
                {part}
              </mark>
            ) : (
              part
            ),
          )}
        </p>
      ))}
    </div>
  );
}
