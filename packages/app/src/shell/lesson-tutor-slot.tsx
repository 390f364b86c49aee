import { Button } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import type { ComponentProps } from 'react';
import { offlinePageMessages } from '../offline-messages';
import type LessonTutor from './lesson-tutor';
import { useLatePart } from './use-late-part';

type Tutor = typeof LessonTutor;

const loadTutor = () => import('./lesson-tutor');

/** The tutor beside a lesson, whose code is fetched when the reader opens it; without a connection, why it is not there. */
export function LessonTutorSlot(props: ComponentProps<Tutor>) {
  const t = useMessages(offlinePageMessages);
  const { Part: Loaded, online, failed, retry } = useLatePart(loadTutor);
  if (Loaded) return <Loaded {...props} />;
  if (!online) return <p>{t('tutor')}</p>;
  if (!failed) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{t('tutorFailed')}</p>
      <Button variant="secondary" size="sm" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
