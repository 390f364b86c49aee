import type { LiveCaption, LiveSlide } from '@digiken/contract';
import { LIVE_LIMITS } from '@digiken/contract/constants';
import { Maximize2, Presentation } from 'lucide';
import { useId, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { IconButton } from '@digiken/ui/icon-button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { useOutcome } from '../../lib/use-outcome';
import { CaptionLine } from './caption-line';
import { liveRoomMessages } from './messages';
import { RoomPicture } from './room-pictures';
import { StreamVideo } from './stream-video';
import type { RoomPicture as Picture } from './types';

export interface StageProps {
  slides: readonly LiveSlide[];
  /** Slides are shown in their small copies. */
  small: boolean;
  /** Id of the slide that is shown; null: none. */
  slideId: string | null;
  /** Somebody's screen, instead of the slide. */
  screen?: { name: string; stream: MediaStream | null };
  /** Of the person who speaks to everyone, while there is neither a slide nor a screen. */
  picture?: Picture;
  captions: readonly LiveCaption[];
  captionsShown: boolean;
  /** For those who type captions. */
  onCaption?: (text: string) => Promise<FormOutcome>;
  /** The slide takes the whole width. */
  enlarged: boolean;
  onEnlarge: (enlarged: boolean) => void;
}

/** What everyone looks at, and the captions below it, never over it. */
export function Stage(props: StageProps) {
  const { slides, slideId, screen, picture, captions, captionsShown, onCaption, enlarged, onEnlarge } = props;
  const t = useMessages(liveRoomMessages);
  const at = slides.findIndex(({ _id }) => _id === slideId);
  const slide = slides[at];
  return (
    <section
      aria-label={t('stage')}
      data-slot="stage"
      className="flex min-w-0 flex-col @min-[52rem]/room:gap-3 @min-[52rem]/room:p-4"
    >
      <div className="relative grid aspect-video w-full place-items-center overflow-hidden bg-sunken @min-[52rem]/room:mx-auto @min-[52rem]/room:max-w-[calc((max(100dvh,44rem)-24rem)*16/9)] @min-[52rem]/room:rounded-lg @min-[52rem]/room:border">
        {screen ? (
          <StreamVideo
            stream={screen.stream}
            label={t('screenOf', { name: screen.name })}
            className="absolute inset-0 size-full object-contain"
          />
        ) : slide ? (
          <img
            src={props.small ? (slide.smallSrc ?? slide.src) : slide.src}
            alt={`${t('slideOf', { number: at + 1, count: slides.length })}: ${slide.alt}`}
            className="absolute inset-0 size-full bg-picture object-contain"
          />
        ) : picture ? (
          <div className="dark absolute inset-0 bg-canvas">
            <RoomPicture picture={picture} />
          </div>
        ) : (
          <p className="flex flex-col items-center gap-2 p-4 text-center text-ink-muted">
            <Icon of={Presentation} size={32} />
            {t('noSlide')}
          </p>
        )}
        {(screen || slide) && (
          <IconButton
            label={t('enlarge')}
            aria-pressed={enlarged}
            icon={<Icon of={Maximize2} size={20} />}
            onClick={() => onEnlarge(!enlarged)}
            className="dark absolute! end-2.5 bottom-2.5 hidden! bg-canvas! text-ink @min-[52rem]/room:grid!"
          />
        )}
      </div>
      {captionsShown && <CaptionLine captions={captions} />}
      {onCaption && <CaptionField onCaption={onCaption} />}
    </section>
  );
}

function CaptionField({ onCaption }: { onCaption: (text: string) => Promise<FormOutcome> }) {
  const t = useMessages(liveRoomMessages);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const latest = useRef(text);
  const sending = useOutcome();
  const change = (next: string) => {
    latest.current = next;
    setText(next);
  };
  return (
    <form
      noValidate
      className="flex items-end gap-2 p-4 @min-[52rem]/room:p-0"
      onSubmit={(event) => {
        event.preventDefault();
        const line = text.trim();
        if (line === '') return;
        // The next line can be typed at once; the text comes back if this one is not taken.
        change('');
        void sending
          .run(() => onCaption(line))
          .then((outcome) => {
            if (!outcome.ok) change(`${line} ${latest.current}`.trim());
          });
        field.current?.focus();
      }}
    >
      <TextInput
        ref={field}
        id={id}
        label={t('captionField')}
        hint={t('captionHint')}
        value={text}
        maxLength={LIVE_LIMITS.captionMax}
        autoComplete="off"
        error={sending.problem}
        onChange={(event) => change(event.target.value)}
        fieldClassName="min-w-0 grow"
      />
      <Button type="submit" variant="secondary">
        {t('captionSend')}
      </Button>
    </form>
  );
}
