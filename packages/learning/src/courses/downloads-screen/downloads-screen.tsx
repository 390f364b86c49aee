import { type ReactNode, useRef } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { DataSize } from '@digiken/ui/data-size';
import { PageHeader } from '@digiken/ui/page-header';
import { RelativeTime } from '@digiken/ui/relative-time';
import { BaseLink } from '@digiken/ui/link-provider';
import { TextLink } from '@digiken/ui/text-link';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { PAGE } from '../../lib/page';
import { EmptyScene } from '../../screens/empty-scene/empty-scene';
import { UnitDownload, type UnitDownloadProps, type UnitDownloadView } from '../unit-download/unit-download';

export const downloadsScreenMessages = defineMessages('downloads-screen', {
  title: 'My downloads',
  intro: 'Units that you can read without a connection. Signing out removes them from this device.',
  used: 'Downloaded:',
  free: 'Free for downloads:',
  list: 'Downloaded units',
  since: 'Downloaded',
  none: 'Nothing is downloaded yet',
  noneText:
    'Open a unit of your courses and choose “Download unit”. Then you can read it without a connection.',
  browse: 'My courses',
  unsupported:
    'This browser cannot store units on your device. Use a current browser, and not a private window.',
});

export interface DownloadedUnit
  extends UnitDownloadView,
    Pick<UnitDownloadProps, 'onPause' | 'onResume' | 'onUpdate' | 'onRemove'> {
  id: string;
  title: string;
  href: string;
  courseTitle: string;
  courseHref: string;
  /** ISO 8601; null until everything is downloaded. */
  storedAt: string | null;
}

export interface DownloadsScreenProps {
  /** The browser can store units. */
  supported: boolean;
  units: readonly DownloadedUnit[];
  /** Bytes of free storage; undefined if the browser does not say. */
  free?: number;
  coursesHref?: string;
  /** Below the heading: the pages of My courses. */
  tabs?: ReactNode;
  /** Above the list, e.g. a hint to install the app. */
  above?: ReactNode;
}

/** Every unit on this device, with its size and age, and the room that is left (spec 14.17). */
export function DownloadsScreen({
  supported,
  units,
  free,
  coursesHref = '/console/my-courses',
  tabs,
  above,
}: DownloadsScreenProps) {
  const t = useMessages(downloadsScreenMessages);
  const list = useRef<HTMLUListElement>(null);
  const used = units.reduce((sum, { done = 0 }) => sum + done, 0);
  return (
    <div data-slot="downloads-screen" className={PAGE}>
      <PageHeader title={t('title')} intro={<span className="block text-pretty">{t('intro')}</span>} />
      {tabs}
      {above}
      {!supported && <Callout tone="warning">{t('unsupported')}</Callout>}
      {supported && units.length === 0 && (
        <EmptyScene
          title={t('none')}
          picture="courses"
          action={<ButtonLink href={coursesHref}>{t('browse')}</ButtonLink>}
        >
          <p>{t('noneText')}</p>
        </EmptyScene>
      )}
      {units.length > 0 && (
        <>
          <p className="mb-6 flex flex-wrap gap-x-6 gap-y-1 text-ink-muted">
            <span>
              {t('used')} <DataSize bytes={used} />
            </span>
            {free !== undefined && (
              <span>
                {t('free')} <DataSize bytes={free} />
              </span>
            )}
          </p>
          <ul ref={list} tabIndex={-1} aria-label={t('list')} className="flex flex-col gap-4">
            {units.map(({ id, title, href, courseTitle, courseHref, storedAt, onRemove, ...rest }) => (
              <li
                key={id}
                data-slot="downloaded-unit"
                className="grid gap-x-8 gap-y-3 rounded-xl border bg-surface p-4 sm:p-6 lg:grid-cols-2"
              >
                <div className="flex min-w-0 flex-col">
                  <h2 className="text-lg font-bold wrap-anywhere">
                    <BaseLink
                      href={href}
                      className="inline-flex min-h-9 items-center underline decoration-line-control decoration-1 underline-offset-4 hover:decoration-2"
                      dir="auto"
                    >
                      {title}
                    </BaseLink>
                  </h2>
                  <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
                    <TextLink href={courseHref} className="min-h-6" dir="auto">
                      {courseTitle}
                    </TextLink>
                    {storedAt && (
                      <span>
                        {t('since')} <RelativeTime iso={storedAt} />
                      </span>
                    )}
                  </p>
                </div>
                <UnitDownload
                  title={title}
                  download={rest}
                  onStart={() => {}}
                  {...rest}
                  onRemove={() => {
                    // The row goes with its button.
                    list.current?.focus();
                    onRemove();
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
