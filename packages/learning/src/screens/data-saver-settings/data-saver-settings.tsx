import { useId } from 'react';
import { DataSize } from '@digiken/ui/data-size';
import { barLook } from '@digiken/ui/internal/bar-look';
import { cn } from '@digiken/ui/internal/cn';
import { dateFormat } from '@digiken/ui/internal/intl';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { RadioGroup } from '@digiken/ui/radio-group';

export const dataSaverSettingsMessages = defineMessages('data-saver-settings', {
  label: 'Data saver',
  hint: 'Small pictures, sound instead of video, and fewer updates in the background. Applies to this device.',
  auto: 'As the browser says',
  autoOn: 'Your browser saves data at the moment.',
  autoOff: 'Your browser does not save data at the moment.',
  on: 'On',
  off: 'Off',
  usage: 'Used on this device in {month}',
  total: 'All',
  pages: 'Pages',
  pictures: 'Pictures',
  media: 'Videos and sound',
  usageHint: 'What this browser has received from this site. Your provider may count a little more.',
});

export type DataSaverChoiceView = 'auto' | 'on' | 'off';

/** What a browser has received from the site in one month, in bytes. */
export interface DataUsageView {
  /** `2026-11`. */
  month: string;
  pages: number;
  pictures: number;
  media: number;
}

export interface DataSaverSettingsProps {
  choice: DataSaverChoiceView;
  /** Whether data is saved now: with `auto`, the browser decides. */
  on: boolean;
  onChoose: (choice: DataSaverChoiceView) => void;
  usage: DataUsageView;
}

/** The data saver of this device, and what it has received this month. */
export function DataSaverSettings({ choice, on, onChoose, usage }: DataSaverSettingsProps) {
  const t = useMessages(dataSaverSettingsMessages);
  const locale = useLocale();
  const heading = useId();
  const { month, pages, pictures, media } = usage;
  const all = pages + pictures + media;
  const name = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  return (
    <div data-slot="data-saver-settings" className="flex flex-col gap-8">
      <RadioGroup
        label={t('label')}
        hint={t('hint')}
        value={choice}
        onValueChange={(value) => onChoose(value as DataSaverChoiceView)}
        options={[
          {
            value: 'auto',
            label: t('auto'),
            hint: choice === 'auto' ? t(on ? 'autoOn' : 'autoOff') : undefined,
          },
          { value: 'on', label: t('on') },
          { value: 'off', label: t('off') },
        ]}
      />
      <section aria-labelledby={heading} className="flex max-w-form flex-col gap-3">
        <h3 id={heading} className="font-bold">
          {t('usage', { month: name })}
        </h3>
        <dl className="flex flex-col divide-y divide-line border-y border-line">
          <Amount label={t('total')} bytes={all} of={all} strong />
          <Amount label={t('media')} bytes={media} of={all} />
          <Amount label={t('pictures')} bytes={pictures} of={all} />
          <Amount label={t('pages')} bytes={pages} of={all} />
        </dl>
        <p className="text-sm text-ink-muted">{t('usageHint')}</p>
      </section>
    </div>
  );
}

interface AmountProps {
  label: string;
  bytes: number;
  /** Of everything; bytes. */
  of: number;
  /** It is the sum: without a bar of its own. */
  strong?: boolean;
}

/** One kind of data, and its part of the whole. */
function Amount({ label, bytes, of, strong = false }: AmountProps) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2.5',
        strong && 'font-bold',
      )}
    >
      <dt>{label}</dt>
      <dd className="tabular-nums">
        <DataSize bytes={bytes} />
      </dd>
      {!strong && of > 0 && (
        // The size says the same in words.
        <dd aria-hidden="true" className="flex basis-full">
          <progress value={bytes} max={of} className={barLook} />
        </dd>
      )}
    </div>
  );
}
