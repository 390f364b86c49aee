import {
  Captions,
  CaptionsOff,
  FileText,
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  Settings,
  Volume2,
  VolumeX,
} from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../../actions/button/button';
import { IconButton } from '../../../actions/icon-button/icon-button';
import { formatDataSize } from '../../../foundations/lib/format-data-size';
import { Icon } from '../../../foundations/lib/icon';
import { useLocale, useMessages } from '../../../foundations/messages-provider/messages-provider';
import { clockTime, spokenTime } from '../../../foundations/lib/clock';
import { MediaSlider } from './media-slider';
import { mediaMessages } from './messages';
import type { Player } from './use-player';

/** Seconds per press. */
export const STEP = { arrow: 5, page: 30, jump: 10 } as const;

const TOGGLE = 'aria-pressed:bg-selected aria-expanded:bg-selected';

export interface MediaBarProps {
  player: Player;
  /** Bytes that are downloaded when play is pressed. */
  size?: number;
  fullScreen?: { active: boolean; toggle: () => void };
}

/** The controls, always visible: position, playback and settings. */
export function MediaBar({ player, size, fullScreen }: MediaBarProps) {
  const t = useMessages(mediaMessages);
  const locale = useLocale();
  const { media, captions, transcript, settings, id } = player;
  const { time, duration, buffered, muted } = media.state;
  const spoken = spokenTime(time, locale);

  return (
    <div data-slot="media-bar" className="flex flex-col gap-1 p-2">
      <div dir="ltr" className="flex items-center gap-3 px-1">
        <MediaSlider
          label={t('position')}
          value={time}
          max={duration ?? 0}
          loaded={buffered}
          valueText={
            duration === undefined
              ? t('positionUnknown')
              : t('positionOf', { time: spoken, duration: spokenTime(duration, locale) })
          }
          step={STEP.arrow}
          page={STEP.page}
          disabled={duration === undefined}
          onChange={media.seek}
          className="min-w-0 flex-1"
        />
        <span aria-hidden="true" className="shrink-0 text-sm text-ink-muted">
          {duration === undefined
            ? clockTime(time)
            : t('timeOf', { time: clockTime(time), duration: clockTime(duration) })}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <PlayButton player={player} size={size} />
        {/* Back comes before forward in every language, as on media devices. */}
        <div dir="ltr" className="flex gap-1">
          <IconButton
            label={t('back')}
            icon={<Icon of={RotateCcw} size={20} />}
            onClick={() => media.seekBy(-STEP.jump)}
          />
          <IconButton
            label={t('forward')}
            icon={<Icon of={RotateCw} size={20} />}
            onClick={() => media.seekBy(STEP.jump)}
          />
        </div>
        <IconButton
          label={t(muted ? 'unmute' : 'mute')}
          icon={
            muted ? (
              <Icon of={VolumeX} size={20} />
            ) : (
              <Icon of={Volume2} size={20} className="rtl:-scale-x-100" />
            )
          }
          onClick={() => media.setMuted(!muted)}
        />
        <Volume player={player} className="hidden w-28 @min-[44rem]:block" />
        <span className="grow" />
        {captions.all.length > 0 && (
          <IconButton
            label={t('captions')}
            icon={captions.on ? <Icon of={Captions} size={20} /> : <Icon of={CaptionsOff} size={20} />}
            aria-pressed={captions.on}
            onClick={() => captions.setOn(!captions.on)}
            className={TOGGLE}
          />
        )}
        {transcript.available && (
          <IconButton
            label={t('transcript')}
            icon={<Icon of={FileText} size={20} />}
            aria-expanded={transcript.open}
            aria-controls={`${id}-transcript`}
            onClick={() => transcript.setOpen(!transcript.open)}
            className={TOGGLE}
          />
        )}
        <IconButton
          label={t('settings')}
          icon={<Icon of={Settings} size={20} />}
          aria-expanded={settings.open}
          aria-controls={`${id}-settings`}
          onClick={() => settings.setOpen(!settings.open)}
          className={TOGGLE}
        />
        {fullScreen && (
          <IconButton
            label={t(fullScreen.active ? 'leaveFullScreen' : 'fullScreen')}
            icon={fullScreen.active ? <Icon of={Minimize} size={20} /> : <Icon of={Maximize} size={20} />}
            onClick={fullScreen.toggle}
          />
        )}
      </div>
    </div>
  );
}

/** The same button in all states, so that it keeps the focus. It shows the download size until play is pressed. */
function PlayButton({ player, size }: { player: Player; size?: number }) {
  const t = useMessages(mediaMessages);
  const locale = useLocale();
  const { started, playing, ended, time } = player.media.state;
  const at = { time: clockTime(time), size: size === undefined ? '' : formatDataSize(size, locale) };
  let label: string;
  if (playing) label = t('pause');
  else if (ended) label = t('playAgain');
  else if (started) label = t('play');
  else if (time >= 1) label = t(size === undefined ? 'playFrom' : 'playFromSize', at);
  else label = t(size === undefined ? 'play' : 'playSize', at);
  let content: ReactNode = label;
  if (started) content = <span className="dk-visually-hidden">{label}</span>;
  return (
    <Button
      icon={
        playing ? <Icon of={Pause} size={20} /> : <Icon of={Play} size={20} className="rtl:-scale-x-100" />
      }
      onClick={player.media.toggle}
      className={started ? 'gap-0! px-3!' : 'me-1'}
    >
      {content}
    </Button>
  );
}

/** Volume; in the bar if there is room, else in the settings. */
export function Volume({ player, className }: { player: Player; className?: string }) {
  const t = useMessages(mediaMessages);
  const { volume, muted } = player.media.state;
  const percent = muted ? 0 : Math.round(volume * 100);
  return (
    <MediaSlider
      label={t('volume')}
      value={percent}
      max={100}
      valueText={t('volumeAt', { percent })}
      step={5}
      page={20}
      onChange={(value) => player.media.setVolume(value / 100)}
      className={className}
    />
  );
}
