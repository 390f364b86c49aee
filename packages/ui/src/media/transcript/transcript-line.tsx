import { Play } from 'lucide';
import { memo } from 'react';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { clockTime, spokenTime } from '../../foundations/lib/clock';
import type { Cue } from '../lib/parse-vtt';

export interface TranscriptLineProps {
  cue: Cue;
  current: boolean;
  /** The speaker's name before the text. Undefined if the speaker has not changed. */
  speaker?: string;
  locale: string;
  onSeek: (seconds: number) => void;
}

/** Memoised: the time changes four times a second, but a line changes only twice. */
export const TranscriptLine = memo(function TranscriptLine({
  cue,
  current,
  speaker,
  locale,
  onSeek,
}: TranscriptLineProps) {
  return (
    <li data-current={current || undefined}>
      <button
        type="button"
        aria-current={current || undefined}
        onClick={() => onSeek(cue.start)}
        className={cn(
          'flex min-h-target-primary w-full items-baseline gap-3 rounded-md border-s-4 px-2 py-2 text-start focus-visible:-outline-offset-3',
          current ? 'border-accent bg-selected' : 'border-transparent hover:bg-hover',
        )}
      >
        <span
          className={cn(
            'flex w-16 shrink-0 items-center gap-1 text-sm',
            current ? 'font-bold text-ink' : 'text-ink-muted',
          )}
        >
          <span aria-hidden="true">{clockTime(cue.start)}</span>
          <span className="dk-visually-hidden">{spokenTime(cue.start, locale)}</span>
          {current && <Icon of={Play} size={12} className="shrink-0 fill-current rtl:-scale-x-100" />}
        </span>
        <span className="min-w-0 wrap-anywhere">
          {speaker && <span className="font-bold">{`${speaker}:`}</span>} <span>{cue.text}</span>
        </span>
      </button>
    </li>
  );
});
