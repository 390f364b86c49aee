import { TriangleAlert } from 'lucide';
import { TextLink } from '@digiken/ui/text-link';
import { Badge } from '@digiken/ui/badge';
import { DataSize } from '@digiken/ui/data-size';
import { Icon } from '@digiken/ui/icon';
import { listFormat } from '@digiken/ui/internal/intl';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Duration } from '../../courses/course-outline/duration';
import { useLessonCheck } from '../../lib/check-text';
import { unitEditorMessages } from './messages';
import type { AuthoredTopicView } from './types';

/** A lesson in the list of its unit: its duration and data size, and its missing parts. */
export function TopicLine({ topic }: { topic: AuthoredTopicView }) {
  const t = useMessages(unitEditorMessages);
  const locale = useLocale();
  const checkText = useLessonCheck();
  const missing = listFormat(locale).format(topic.missing.map(checkText));
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <TextLink href={topic.href} quiet className="font-bold" dir="auto">
        {topic.title}
      </TextLink>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
        <Duration minutes={topic.minutes} />
        <DataSize bytes={topic.weightBytes} />
        {topic.hasVideo && <span>{t('video')}</span>}
        {topic.preview && <Badge tone="info">{t('free')}</Badge>}
        {topic.hasDraft && <Badge>{t('draft')}</Badge>}
      </span>
      {topic.missing.length > 0 && (
        <span className="flex items-start gap-2 text-sm font-medium text-warning-ink">
          <Icon of={TriangleAlert} size={16} className="mt-0.5 shrink-0 forced-colors:text-[CanvasText]" />
          <span>{t('missing', { list: missing })}</span>
        </span>
      )}
    </div>
  );
}
