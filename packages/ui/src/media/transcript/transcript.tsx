import { Locate, LocateFixed } from 'lucide';
import { forwardRef, useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { clock } from '../../foundations/clock/clock';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Button } from '../../actions/button/button';
import { Skeleton } from '../../display/skeleton/skeleton';
import { controlClasses, Field } from '../../forms/field/field';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { Icon } from '../../foundations/lib/icon';
import { textIn } from '../../foundations/lib/text-language';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import { type Cue, cueAt } from '../lib/parse-vtt';
import { TranscriptLine } from './transcript-line';
import { useFollow } from './use-follow';

export type { Cue } from '../lib/parse-vtt';
export { parseVtt, VttError } from '../lib/parse-vtt';

export const transcriptMessages = defineMessages('transcript', {
  label: 'Transcript',
  search: 'Search the transcript',
  found: { one: '{count} line found', other: '{count} lines found', zero: 'No matching lines' },
  follow: 'Follow along',
  empty: 'There is nothing to read here yet.',
  loading: 'Loading the transcript…',
  failed: 'The transcript could not be loaded. Close it and open it again.',
});

export interface TranscriptProps extends Forwarded {
  /** Sorted by start. Times in seconds. */
  cues: readonly Cue[];
  /** Current time in seconds. */
  currentTime: number;
  /** Called when a line is pressed, with its start in seconds. */
  onSeek: (seconds: number) => void;
  /** BCP 47 tag of the text. */
  language?: string;
  /** Names the section. Default "Transcript". */
  label?: string;
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error';
}

/** Delay after typing before the search result is announced, in milliseconds. */
const SAY_AFTER = 600;

/** The transcript line by line. Pressing a line seeks to its time. */
export const Transcript = forwardRef<HTMLElement, TranscriptProps>(function Transcript(
  { cues, currentTime, onSeek, language, label, status = 'ready', className, ...rest },
  ref,
) {
  const t = useMessages(transcriptMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const headingId = useId();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim().toLocaleLowerCase(language));
  const found = useMemo(
    () => cues.map((cue, index) => ({ cue, index })).filter(({ cue }) => matches(cue, words, language)),
    [cues, words, language],
  );
  const current = cueAt(cues, currentTime);
  const { box, following, setFollowing } = useFollow(words === '' ? current : -1);

  const seek = useCallback(
    (seconds: number) => {
      // Pressing a line means that the user wants to follow from there.
      setFollowing(true);
      onSeek(seconds);
    },
    [onSeek, setFollowing],
  );

  const foundText = words === '' ? undefined : t('found', { count: found.length });
  useEffect(() => {
    if (foundText === undefined) return undefined;
    const timer = clock.setTimeout(() => announce(foundText), SAY_AFTER);
    return () => clock.clearTimeout(timer);
  }, [foundText, announce]);

  return (
    <section
      {...rest}
      ref={ref}
      aria-labelledby={headingId}
      data-slot="transcript"
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      <p id={headingId} className="font-bold wrap-anywhere">
        {label ?? t('label')}
      </p>
      {status === 'loading' && (
        <>
          <p className="dk-visually-hidden">{t('loading')}</p>
          <Skeleton lines={4} />
        </>
      )}
      {status === 'error' && <p className="text-danger-ink">{t('failed')}</p>}
      {status === 'ready' && cues.length === 0 && <p className="text-ink-muted">{t('empty')}</p>}
      {status === 'ready' && cues.length > 0 && (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 grow basis-48">
              <Field label={t('search')}>
                {({ id }) => (
                  <input
                    id={id}
                    type="search"
                    value={typed}
                    autoComplete="off"
                    onChange={(event) => setTyped(event.target.value)}
                    className={controlClasses}
                  />
                )}
              </Field>
            </div>
            <Button
              variant="secondary"
              icon={following ? <Icon of={LocateFixed} size={18} /> : <Icon of={Locate} size={18} />}
              aria-pressed={following}
              onClick={() => setFollowing(!following)}
              className="aria-pressed:bg-selected"
            >
              {t('follow')}
            </Button>
          </div>
          {foundText && <p className="text-sm text-ink-muted">{foundText}</p>}
          <ol
            ref={box}
            {...textIn(language)}
            data-slot="transcript-lines"
            className="relative flex max-h-80 flex-col gap-0.5 overflow-y-auto overscroll-contain"
          >
            {found.map(({ cue, index }) => (
              <TranscriptLine
                key={`${cue.start} ${index}`}
                cue={cue}
                current={index === current}
                speaker={cue.speaker !== cues[index - 1]?.speaker || words !== '' ? cue.speaker : undefined}
                locale={locale}
                onSeek={seek}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  );
});

function matches(cue: Cue, words: string, language: string | undefined): boolean {
  return words === '' || `${cue.speaker ?? ''} ${cue.text}`.toLocaleLowerCase(language).includes(words);
}
