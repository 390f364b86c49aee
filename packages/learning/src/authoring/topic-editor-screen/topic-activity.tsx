import { ButtonLink } from '@digiken/ui/button';
import { DataSize } from '@digiken/ui/data-size';
import { useMessages } from '@digiken/ui/messages-provider';
import { topicEditorMessages } from './messages';
import type { AuthoredTopicDetailView } from './types';

/** Names what the lesson opens below its text, with the way to what learners have reached in it. */
export function TopicActivity({ activity }: { activity: NonNullable<AuthoredTopicDetailView['activity']> }) {
  const t = useMessages(topicEditorMessages);
  return (
    <section data-slot="topic-activity" className="flex flex-col gap-2 rounded-lg border bg-surface p-5">
      <h2 className="text-lg font-bold">{t('activity')}</h2>
      <p>{t('activityText', { title: activity.title })}</p>
      <p className="text-sm text-ink-muted">
        <DataSize bytes={activity.weightBytes} />
      </p>
      {activity.resultsHref && (
        <ButtonLink href={activity.resultsHref} variant="secondary" size="sm" className="self-start">
          {t('activityResults')}
        </ButtonLink>
      )}
    </section>
  );
}
