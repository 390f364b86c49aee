import { Button } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { offlinePageMessages } from '../offline-messages';
import type { LessonActivityProps } from './lesson-activity';
import { useLatePart } from './use-late-part';

const loadActivity = () => import('./lesson-activity');

/** The place of a lesson's activity, whose code is fetched with the lesson; without a connection, why it is not there. */
export function LessonActivitySlot(props: LessonActivityProps) {
  const t = useMessages(offlinePageMessages);
  const { Part: Loaded, online, failed, retry } = useLatePart(loadActivity);
  if (Loaded) return <Loaded {...props} />;
  if (!online) return <p>{t('activity')}</p>;
  if (!failed) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{t('activityFailed')}</p>
      <Button variant="secondary" size="sm" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
