import type { LiveCaption } from '@digiken/contract';
import { useMessages } from '@digiken/ui/messages-provider';
import { liveRoomMessages } from './messages';

/** How many lines are shown. */
const LINES = 2;

/**
 * The latest captions below the slide, never over it. Not a live region: people who hear the class would hear every
 * line twice, and people who read braille find it at one place.
 */
export function CaptionLine({ captions }: { captions: readonly LiveCaption[] }) {
  const t = useMessages(liveRoomMessages);
  const lines = captions.slice(-LINES);
  return (
    <section
      aria-label={t('captions')}
      dir="auto"
      data-slot="caption-line"
      className="dark flex min-h-20 flex-col justify-center gap-1 bg-canvas px-4 py-2 text-lg leading-snug text-ink @min-[52rem]/room:min-h-28 @min-[52rem]/room:rounded-lg @min-[52rem]/room:border @min-[52rem]/room:px-5 @min-[52rem]/room:py-3"
    >
      {lines.length === 0 && <p className="text-base text-ink-muted">{t('noCaptions')}</p>}
      {lines.map(({ _id, text, textLanguage }, index) => (
        <p
          key={_id}
          lang={textLanguage}
          className={index < lines.length - 1 ? 'text-ink-muted wrap-anywhere' : 'font-medium wrap-anywhere'}
        >
          {text}
        </p>
      ))}
    </section>
  );
}
