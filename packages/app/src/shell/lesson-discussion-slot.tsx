import type { Lesson } from '@digiken/contract';
import { Button } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { discussionPageMessages } from '../discussion-messages';
import { offlinePageMessages } from '../offline-messages';
import { useLatePart } from './use-late-part';
import { WhenSeen } from './when-seen';

const loadDiscussion = () => import('./lesson-discussion');

interface PartProps {
  lesson: Lesson;
}

/**
 * The place of the discussion below a lesson: its code and its questions are fetched once it is scrolled to, or at once
 * if the address leads to a question. The lesson works without it (spec 13.207).
 */
export function LessonDiscussionSlot({ lesson }: PartProps) {
  const [params] = useSearchParams();
  const [linked] = useState(params.has('thread'));
  const part = <Part lesson={lesson} />;
  const place = 'mx-auto mt-12 min-h-56 w-full max-w-content';
  return linked ? <div className={place}>{part}</div> : <WhenSeen className={place}>{part}</WhenSeen>;
}

function Part({ lesson }: PartProps) {
  const t = useMessages(discussionPageMessages);
  const offline = useMessages(offlinePageMessages);
  const { Part: Loaded, online, failed, retry } = useLatePart(loadDiscussion);
  if (Loaded) return <Loaded lesson={lesson} />;
  if (!online) return <p className="text-ink-muted">{offline('discussion')}</p>;
  if (!failed) return <p className="text-ink-muted">{t('loading')}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{t('failed')}</p>
      <Button variant="secondary" size="sm" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
