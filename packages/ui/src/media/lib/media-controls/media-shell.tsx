import { forwardRef, type ReactNode, useRef } from 'react';
import { useAnnounce } from '../../../foundations/announcer/announcer';
import { cn } from '../../../foundations/lib/cn';
import type { Forwarded } from '../../../foundations/lib/forwarded';
import { useKeptFocus } from '../../../foundations/lib/use-kept-focus';
import { useMergedRef } from '../../../foundations/lib/use-merged-ref';
import { useLocale, useMessages } from '../../../foundations/messages-provider/messages-provider';
import { Transcript } from '../../transcript/transcript';
import { spokenTime } from '../../../foundations/lib/clock';
import { MediaBar, STEP } from './media-bar';
import { MediaSettings, type QualityChoice } from './media-settings';
import { mediaMessages } from './messages';
import { useMediaFullScreen } from './use-media-full-screen';
import type { Player } from './use-player';
import { useShortcuts } from './use-shortcuts';

export interface MediaShellProps extends Forwarded {
  player: Player;
  kind: 'video' | 'audio';
  title: string;
  /** Bytes that are downloaded when play is pressed. */
  size?: number;
  quality?: QualityChoice;
  /** More text below the timed lines, e.g. the author's own transcript. */
  transcriptText?: ReactNode;
  /** The picture or its placeholder. */
  children: ReactNode;
}

/** The parts shared by video and audio: frame, bar, settings, transcript and keys. */
export const MediaShell = forwardRef<HTMLElement, MediaShellProps>(function MediaShell(
  { player, kind, title, size, quality, transcriptText, className, children, ...rest },
  ref,
) {
  const t = useMessages(mediaMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const root = useRef<HTMLElement>(null);
  const { media, captions, transcript, shortcuts, id } = player;
  const { time, volume, muted, started } = media.state;
  const screen = useMediaFullScreen(root);
  // "Try again" is removed when it is pressed.
  useKeptFocus(root, () =>
    root.current?.querySelector<HTMLElement>('[data-slot=media-bar] [data-slot=button]'),
  );
  const hasFullScreen = kind === 'video' && screen.available;

  const jump = (seconds: number) => {
    announce(spokenTime(media.seekBy(seconds), locale));
  };
  const play = () => {
    announce(t(media.state.playing ? 'paused' : 'playing'));
    media.toggle();
  };
  const loud = (step: number) => {
    const next = Math.min(1, Math.max(0, (muted ? 0 : volume) + step));
    media.setVolume(next);
    announce(t('volumeNow', { percent: Math.round(next * 100) }));
  };
  useShortcuts(
    root,
    {
      k: play,
      ' ': play,
      j: () => jump(-STEP.jump),
      l: () => jump(STEP.jump),
      ArrowLeft: () => jump(-STEP.arrow),
      ArrowRight: () => jump(STEP.arrow),
      ArrowUp: () => loud(0.05),
      ArrowDown: () => loud(-0.05),
      m: () => {
        media.setMuted(!muted);
        announce(t(muted ? 'unmuted' : 'muted'));
      },
      c:
        captions.all.length === 0
          ? undefined
          : () => {
              captions.setOn(!captions.on);
              announce(t(captions.on ? 'captionsOff' : 'captionsOn'));
            },
      f: hasFullScreen ? screen.toggle : undefined,
    },
    shortcuts.on,
  );

  const goTo = (seconds: number) => {
    media.seek(seconds);
    if (!started) announce(t('startsAt', { time: spokenTime(seconds, locale) }));
  };

  const closeSettings = () => {
    player.settings.setOpen(false);
    root.current?.querySelector<HTMLElement>(`[aria-controls="${id}-settings"]`)?.focus();
  };

  return (
    <section
      {...rest}
      ref={useMergedRef(root, ref)}
      aria-label={t(kind, { title })}
      data-slot={`${kind}-player`}
      className={cn(
        '@container rounded-lg border bg-surface [&:fullscreen]:overflow-y-auto [&:fullscreen]:rounded-none',
        className,
      )}
    >
      <div className={cn('flex flex-col', transcript.open && '@min-[64rem]:flex-row')}>
        <div className="flex min-w-0 grow flex-col">
          {children}
          <MediaBar player={player} size={size} fullScreen={hasFullScreen ? screen : undefined} />
          <MediaSettings
            player={player}
            quality={quality}
            hasFullScreen={hasFullScreen}
            onEscape={closeSettings}
          />
        </div>
        <div
          id={`${id}-transcript`}
          hidden={!transcript.open}
          className="flex min-w-0 flex-col gap-6 border-t border-line p-4 @min-[64rem]:w-88 @min-[64rem]:shrink-0 @min-[64rem]:border-s @min-[64rem]:border-t-0"
        >
          {transcript.open && transcript.status !== 'idle' && (
            <Transcript
              label={t('transcriptOf', { title })}
              cues={transcript.cues}
              status={transcript.status}
              currentTime={time}
              language={transcript.language}
              onSeek={goTo}
            />
          )}
          {transcriptText}
        </div>
      </div>
    </section>
  );
});
