import type { ReactNode } from 'react';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { Timeline } from '@digiken/ui/timeline';
import { courseEditorMessages } from './messages';
import { StagedChanges, type StagedChangesView } from './staged-changes';
import type { ReviewEventView } from './types';

interface PublishTabProps {
  published: boolean;
  /** What is missing, and the button that submits. */
  list: ReactNode;
  stagedChanges?: StagedChangesView;
  history: readonly ReviewEventView[];
}

/** How a course is published: its changes, what is missing, and what happened so far. */
export function PublishTab({ published, list, stagedChanges, history }: PublishTabProps) {
  const t = useMessages(courseEditorMessages);
  return (
    <div className="flex max-w-reading flex-col gap-10">
      {stagedChanges && <StagedChanges changes={stagedChanges} />}
      <Section title={t(published ? 'readyPublished' : 'ready')}>{list}</Section>
      {history.length > 0 && (
        <Section title={t('history')}>
          <Timeline
            label={t('history')}
            items={history.map(({ id, title, at, reason, reasonLanguage }) => ({
              ...{ id, title, at },
              body: reason && <span lang={reasonLanguage}>{reason}</span>,
            }))}
          />
        </Section>
      )}
    </div>
  );
}
