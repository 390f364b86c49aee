import { useRef } from 'react';
import { Checkbox } from '../../../forms/checkbox/checkbox';
import { Select } from '../../../forms/select/select';
import { useLayer } from '../../../foundations/layers/use-layer';
import { numberFormat } from '../../../foundations/lib/intl';
import { useLocale, useMessages } from '../../../foundations/messages-provider/messages-provider';
import { Volume } from './media-bar';
import { mediaMessages } from './messages';
import type { Player } from './use-player';

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

export interface QualityChoice {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export interface MediaSettingsProps {
  player: Player;
  quality?: QualityChoice;
  hasFullScreen: boolean;
  /** Closes the panel and restores the focus. */
  onEscape: () => void;
}

/** Rarely changed settings: speed, quality and data, captions, shortcuts. Escape closes it. */
export function MediaSettings({ player, quality, hasFullScreen, onEscape }: MediaSettingsProps) {
  const t = useMessages(mediaMessages);
  const locale = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const { media, captions, descriptions, settings, shortcuts, id } = player;
  const { open } = settings;
  useLayer(open, panel, onEscape);

  const speed = numberFormat(locale);
  return (
    <div
      ref={panel}
      id={`${id}-settings`}
      hidden={!open}
      role="group"
      aria-label={t('settings')}
      data-slot="media-settings"
      className="flex flex-col gap-5 border-t border-line p-4"
    >
      <div className="grid gap-4 @min-[30rem]:grid-cols-2">
        <Select
          label={t('speed')}
          value={String(media.state.rate)}
          onChange={(event) => media.setRate(Number(event.target.value))}
          options={SPEEDS.map((rate) => ({
            value: String(rate),
            label: rate === 1 ? t('normalSpeed') : `${speed.format(rate)}×`,
          }))}
        />
        {quality && quality.options.length > 1 && (
          <Select
            label={t('quality')}
            value={quality.value}
            onChange={(event) => quality.onChange(event.target.value)}
            options={quality.options}
          />
        )}
        {captions.all.length > 1 && (
          <Select
            label={t('captionLanguage')}
            value={captions.shown?.language}
            onChange={(event) => captions.setLanguage(event.target.value)}
            options={captions.all.map(({ language, label }) => ({ value: language, label }))}
          />
        )}
        <div className="flex flex-col gap-1.5 @min-[44rem]:hidden">
          <span aria-hidden="true" className="font-bold">
            {t('volume')}
          </span>
          <Volume player={player} />
        </div>
      </div>
      {descriptions.available && (
        <Checkbox
          label={t('descriptions')}
          hint={t('descriptionsHint')}
          checked={descriptions.on}
          onChange={(event) => descriptions.setOn(event.target.checked)}
        />
      )}
      <div className="flex flex-col gap-3">
        <Checkbox
          label={t('shortcuts')}
          hint={t('shortcutsHint')}
          checked={shortcuts.on}
          onChange={(event) => shortcuts.setOn(event.target.checked)}
        />
        {shortcuts.on && <ShortcutList video={hasFullScreen} captions={captions.all.length > 0} />}
      </div>
    </div>
  );
}

function ShortcutList({ video, captions }: { video: boolean; captions: boolean }) {
  const t = useMessages(mediaMessages);
  const rows: [string, string][] = [
    [`K, ${t('space')}`, t('keyPlay')],
    ['J, L', t('keySeek')],
    [t('arrowsAcross'), t('keyStep')],
    [t('arrowsUp'), t('keyVolume')],
    ['M', t('keyMute')],
  ];
  if (captions) rows.push(['C', t('keyCaptions')]);
  if (video) rows.push(['F', t('keyFullScreen')]);
  return (
    <dl className="grid gap-x-8 gap-y-1 text-sm @min-[44rem]:grid-cols-2">
      {rows.map(([keys, does]) => (
        <div key={keys} className="flex min-w-0 flex-wrap gap-x-3">
          <dt className="min-w-24 font-bold">{keys}</dt>
          <dd className="min-w-0 text-ink-muted">{does}</dd>
        </div>
      ))}
    </dl>
  );
}
