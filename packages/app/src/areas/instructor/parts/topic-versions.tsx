import type { AuthoredTopic } from '@digiken/contract';
import { type Outcome } from '@digiken/hooks/api';
import { useLessonVersions, useVersionActions } from '@digiken/hooks/authoring';
import { VersionList } from '@digiken/learning/version-list';
import { Button } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { History } from 'lucide';
import { useState } from 'react';
import { loadState } from '../../../views/load-state';
import { versionPageMessages } from '../messages/versions';
import { versionTextView, versionView } from '../version-views';

export interface TopicVersionsProps {
  topic: AuthoredTopic;
  /** The author has typed text that is not saved. */
  unsaved: boolean;
  onRestore: (versionId: string) => Promise<Outcome>;
}

/** The texts that a lesson has had in the language that is edited, in a drawer that a button opens. */
export function TopicVersions({ topic, unsaved, onRestore }: TopicVersionsProps) {
  const t = useMessages(versionPageMessages);
  const [open, setOpen] = useState(false);
  const [cursor, setCursor] = useState<string>();
  const { _id: id, language, title, markdown, publishing } = topic;
  const versions = useLessonVersions(id, { language, cursor }, { enabled: open });
  const { readLessonVersion } = useVersionActions();
  const { data: rows = [], next, previous } = versions.data ?? {};
  const turn = (to: string | null | undefined) =>
    to === null || to === undefined ? undefined : () => setCursor(to);
  return (
    <Section title={t('versions')} intro={t('versionsIntro')}>
      <Button
        size="sm"
        variant="secondary"
        icon={<Icon of={History} size={18} />}
        onClick={() => {
          setCursor(undefined);
          setOpen(true);
        }}
      >
        {t('versionsOpen')}
      </Button>
      <VersionList
        open={open}
        onOpenChange={setOpen}
        state={loadState(versions)}
        versions={rows.map(versionView)}
        onNewer={turn(previous)}
        onOlder={turn(next)}
        present={{ title, source: markdown }}
        language={language}
        unsaved={unsaved}
        staged={publishing.staged}
        onRead={async (versionId) => {
          const outcome = await readLessonVersion(id, versionId);
          return outcome.ok ? { ok: true, data: versionTextView(outcome.data) } : outcome;
        }}
        onRestore={onRestore}
      />
    </Section>
  );
}
