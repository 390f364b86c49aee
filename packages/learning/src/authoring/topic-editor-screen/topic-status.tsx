import { CircleCheck, TriangleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Collapsible } from '@digiken/ui/collapsible';
import { DataSize } from '@digiken/ui/data-size';
import { Section } from '@digiken/ui/section';
import { Icon } from '@digiken/ui/icon';
import { useMediaQuery } from '@digiken/ui/internal/use-client-value';
import { useMessages } from '@digiken/ui/messages-provider';
import { Duration } from '../../courses/course-outline/duration';
import { useLessonCheck } from '../../lib/check-text';
import { topicEditorMessages } from './messages';
import type { AuthoredTopicDetailView } from './types';

/** Where a check is fixed: the first of these that is on the page gets the focus. */
const PLACES: Record<string, readonly string[]> = {
  'alt-text': ['[data-slot=picture-description][data-missing] input', '[data-slot=rich-text]'],
  'empty-lessons': ['[data-slot=rich-text]', '[data-slot=markdown-text]'],
  captions: ['#captions input[type=file]', '#captions select'],
  transcript: ['textarea[name=transcript]'],
};

function goTo(places: readonly string[]): void {
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    if (!found) continue;
    found.focus();
    found.scrollIntoView({ block: 'center' });
    return;
  }
}

export interface TopicStatusProps {
  topic: AuthoredTopicDetailView;
  /** The settings of the lesson. */
  children: ReactNode;
}

const CARD = 'rounded-xl border bg-surface in-[.high-contrast]:border-2 forced-colors:border-2';

/** Duration and data size of the saved lesson, its missing parts and its settings. Folded above the text on a phone. */
export function TopicStatus({ topic, children }: TopicStatusProps) {
  const t = useMessages(topicEditorMessages);
  const narrow = useMediaQuery('(width < 60rem)');
  const count = topic.missing?.length ?? 0;
  const content = (
    <div className="flex flex-col gap-5">
      <Facts topic={topic} />
      <div className="flex flex-col gap-4 border-t pt-5 empty:hidden">{children}</div>
    </div>
  );
  if (narrow) {
    return (
      <Collapsible
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{t('status')}</span>
            {count > 0 && <Badge tone="warning">{t('missingCount', { count })}</Badge>}
          </span>
        }
        className={`${CARD} px-4 py-1`}
      >
        {content}
      </Collapsible>
    );
  }
  return (
    <Section title={t('status')} className={`${CARD} sticky top-24 p-5 [&_h2]:text-lg!`}>
      {content}
    </Section>
  );
}

function Facts({ topic }: Pick<TopicStatusProps, 'topic'>) {
  const t = useMessages(topicEditorMessages);
  const checkText = useLessonCheck();
  const id = useId();
  const { minutes, weightBytes, missing } = topic;
  return (
    <>
      <dl className="flex flex-col gap-3 text-sm">
        {minutes !== undefined && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-muted">{t('readingTime')}</dt>
            <dd className="font-medium">
              <Duration minutes={minutes} />
            </dd>
          </div>
        )}
        {weightBytes !== undefined && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-muted">{t('weight')}</dt>
            <dd className="font-medium">
              <DataSize bytes={weightBytes} />
            </dd>
          </div>
        )}
      </dl>
      {missing && missing.length === 0 && (
        <p className="flex items-start gap-2 text-success-ink">
          <Icon of={CircleCheck} size={20} className="mt-1 shrink-0 forced-colors:text-[CanvasText]" />
          {t('nothingMissing')}
        </p>
      )}
      {missing && missing.length > 0 && (
        <div className="flex flex-col gap-2">
          <p id={id} className="font-bold">
            {t('missingTitle')}
          </p>
          <ul aria-labelledby={id} className="flex flex-col gap-1.5">
            {missing.map((check) => (
              <li key={check} className="flex items-start gap-2 text-warning-ink">
                <Icon
                  of={TriangleAlert}
                  size={18}
                  className="mt-1 shrink-0 forced-colors:text-[CanvasText]"
                />
                {PLACES[check] === undefined ? (
                  <span>{checkText(check)}</span>
                ) : (
                  <button
                    type="button"
                    className="min-h-target rounded-sm text-start underline underline-offset-4"
                    onClick={() => goTo(PLACES[check] ?? [])}
                  >
                    {checkText(check)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
