import type { Cue } from '../lib/parse-vtt';
import { textIn } from '../../foundations/lib/text-language';

export interface CaptionLinesProps {
  lines: readonly Cue[];
  /** BCP 47 tag. */
  language?: string;
}

/**
 * Captions in the page's own font, so that they grow with the user's text size, unlike native ones. Below
 * the picture on small players, where large text would hide it, at its bottom on large ones.
 */
export function CaptionLines({ lines, language }: CaptionLinesProps) {
  if (lines.length === 0) return null;
  return (
    <div
      {...textIn(language)}
      data-slot="captions"
      className="pointer-events-none flex flex-col items-center px-3 py-2 text-center @min-[36rem]:absolute @min-[36rem]:inset-x-0 @min-[36rem]:bottom-2"
    >
      {lines.map((line) => (
        <p
          key={`${line.start} ${line.text}`}
          className="max-w-measure rounded-sm bg-canvas px-2.5 py-1 text-lg font-medium text-ink wrap-anywhere"
        >
          {line.speaker && <span className="font-bold">{`${line.speaker}:`}</span>} <span>{line.text}</span>
        </p>
      ))}
    </div>
  );
}
