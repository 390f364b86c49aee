import type { Course, Unit } from '@digiken/contract';
import { Check } from 'lucide';
import { cn } from '@digiken/ui/internal/cn';
import { DataSize } from '@digiken/ui/data-size';
import { Icon } from '@digiken/ui/icon';
import { Price } from '@digiken/ui/price';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { CourseCover } from '../course-cover/course-cover';

export const phonePreviewMessages = defineMessages('phonePreview', {
  units: { one: '{count} unit', other: '{count} units' },
  lessons: { one: '{count} lesson', other: '{count} lessons' },
  pay: 'Pay by M-Pesa',
});

export interface PhonePreviewProps {
  /** Undefined while it loads. */
  course: Course | undefined;
  /** Of the course; empty while they load. The first three show. */
  units: readonly Unit[];
}

const SHOWN = 3;

/** Decorative: a course as it looks on a phone, with its own units and prices. The page of the course has it as text. */
export function PhonePreview({ course, units }: PhonePreviewProps) {
  const t = useMessages(phonePreviewMessages);
  const rows = units.slice(0, SHOWN);
  const ticked = rows.filter(({ price }) => price > 0);
  const total = ticked.reduce((sum, { price }) => sum + price, 0);
  return (
    <div
      aria-hidden="true"
      data-slot="phone-preview"
      className="flex min-h-[29rem] w-75 flex-col rounded-t-[2.25rem] border-8 border-b-0 border-ink bg-canvas p-3 pb-0 shadow-overlay forced-colors:hidden"
    >
      <CourseCover
        title={course?.title ?? ''}
        image={course?.image ?? undefined}
        className="h-32 rounded-lg"
      />
      <p className="my-2.5 line-clamp-1 min-h-6 font-bold wrap-anywhere" dir="auto">
        {course?.title}
      </p>
      <div className="flex flex-col gap-2 pb-3">
        {rows.map(({ _id, title, price, weightBytes, progress }, index) => (
          <div
            key={_id}
            data-slot="phone-unit"
            className={cn(
              'flex min-h-14 items-start gap-2.5 rounded-lg border p-2 text-sm leading-snug',
              price > 0 ? 'border-line-control bg-selected' : 'border-line bg-surface',
            )}
          >
            <span
              className={cn(
                'mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-sm border-2',
                price > 0 ? 'border-accent bg-accent text-on-accent' : 'border-line-control',
              )}
            >
              {price > 0 && <Icon of={Check} size={14} />}
            </span>
            <span className="min-w-0 grow">
              <span className="line-clamp-1 font-bold wrap-anywhere" dir="auto">
                {`${index + 1}. ${title}`}
              </span>
              <span className="text-ink-muted">
                <span>{t('lessons', { count: progress.total })}</span>
                {weightBytes > 0 && (
                  <span>
                    <span>{' · '}</span>
                    <DataSize bytes={weightBytes} />
                  </span>
                )}
              </span>
            </span>
            <b className="shrink-0">
              <Price amount={price} />
            </b>
          </div>
        ))}
      </div>
      <div className="-mx-3 mt-auto flex min-h-18 flex-wrap items-center justify-between gap-3 border-t border-line bg-raised p-3">
        <span className="flex flex-col leading-tight">
          {ticked.length > 0 && <span className="text-sm">{t('units', { count: ticked.length })}</span>}
          <span className="text-lg font-heavy whitespace-nowrap">
            <Price amount={rows.length > 0 ? total : course?.price} />
          </span>
        </span>
        {total > 0 && (
          <span className="rounded-md bg-accent px-3 py-2 text-sm font-bold whitespace-nowrap text-on-accent">
            {t('pay')}
          </span>
        )}
      </div>
    </div>
  );
}
