import { DataSize } from '@digiken/ui/data-size';
import { Price } from '@digiken/ui/price';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import type { CourseView } from '../../lib/types';
import { CourseCover } from '../course-cover/course-cover';

export const phonePreviewMessages = defineMessages('phonePreview', {
  units: { one: '{count} unit', other: '{count} units' },
  pay: 'Pay by M-Pesa',
});

export interface PhonePreviewProps {
  /** Undefined while it loads. */
  course: CourseView | undefined;
}

/** Decorative: a course as it looks on a phone. What it shows is in the list below as text. */
export function PhonePreview({ course }: PhonePreviewProps) {
  const t = useMessages(phonePreviewMessages);
  return (
    <div
      aria-hidden="true"
      data-slot="phone-preview"
      className="flex min-h-[29rem] w-72 flex-col rounded-t-[2.25rem] border-8 border-b-0 border-sunken bg-canvas p-3 pb-0 shadow-overlay forced-colors:hidden"
    >
      <div className="mx-auto mb-3 h-1.5 w-16 rounded-full bg-sunken" />
      {course ? (
        <CourseCover title={course.title} image={course.image} className="aspect-video rounded-lg" />
      ) : (
        <div className="aspect-video rounded-lg bg-hover" />
      )}
      <p className="mt-3 line-clamp-2 min-h-12 font-bold wrap-anywhere" dir="auto">
        {course?.title}
      </p>
      <p className="mt-2 flex min-h-6 flex-wrap gap-x-3 text-sm text-ink-muted">
        {course && <span>{t('units', { count: course.unitCount })}</span>}
        {Boolean(course?.weightBytes) && <DataSize bytes={course?.weightBytes ?? 0} />}
      </p>
      <div className="-mx-3 mt-auto flex min-h-18 items-center justify-between gap-3 border-t border-line bg-raised p-3">
        <span className="text-lg font-heavy whitespace-nowrap">
          <Price amount={course?.price} />
        </span>
        {Boolean(course?.price) && (
          <span className="rounded-md bg-accent px-3 py-2 text-sm font-bold whitespace-nowrap text-on-accent">
            {t('pay')}
          </span>
        )}
      </div>
    </div>
  );
}
