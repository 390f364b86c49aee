import { Button } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { offlinePageMessages } from '../offline-messages';
import type LessonTutor from './lesson-tutor';
import { useOnline } from './use-online';

type Tutor = typeof LessonTutor;

/** The tutor beside a lesson, whose code is fetched when the reader opens it; without a connection, why it is not there. */
export function LessonTutorSlot(props: ComponentProps<Tutor>) {
  const t = useMessages(offlinePageMessages);
  const online = useOnline();
  const [Loaded, setLoaded] = useState<Tutor>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./lesson-tutor').then(
      (module) => setLoaded(() => module.default),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (online) load();
  }, [online, load]);
  if (Loaded) return <Loaded {...props} />;
  if (!online) return <p>{t('tutor')}</p>;
  if (!failed) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{t('tutorFailed')}</p>
      <Button variant="secondary" size="sm" onClick={load}>
        {t('retry')}
      </Button>
    </div>
  );
}
