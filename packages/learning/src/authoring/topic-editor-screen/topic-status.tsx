import { CircleCheck, TriangleAlert } from 'lucide';
import { DataSize } from '@digiken/ui/data-size';
import { Section } from '@digiken/ui/section';
import { Icon } from '@digiken/ui/icon';
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

/** Duration and data size of the saved lesson, and its missing parts. */
export function TopicStatus({ topic }: { topic: AuthoredTopicDetailView }) {
  const t = useMessages(topicEditorMessages);
  const checkText = useLessonCheck();
  const { minutes, weightBytes, missing } = topic;
  return (
    <Section
      title={t('status')}
      className="rounded-xl border bg-surface p-5 in-[.high-contrast]:border-2 min-[60rem]:sticky min-[60rem]:top-24 forced-colors:border-2 [&_h2]:text-lg!"
    >
      <dl className="flex flex-col gap-3">
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
          <h3 className="font-bold">{t('missingTitle')}</h3>
          <ul className="flex flex-col gap-1.5">
            {missing.map((check) => (
              <li key={check} className="flex items-start gap-2 text-warning-ink">
                <Icon
                  of={TriangleAlert}
                  size={18}
                  className="mt-1 shrink-0 forced-colors:text-[CanvasText]"
                />
                {PLACES[check] === undefined ? (
                  checkText(check)
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
    </Section>
  );
}
