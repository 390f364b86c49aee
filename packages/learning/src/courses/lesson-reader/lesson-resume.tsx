import { ArrowUp } from 'lucide';
import { useEffect } from 'react';
import { Button } from '@digiken/ui/button';
import { useAnnounce } from '@digiken/ui/announcer';
import { Icon } from '@digiken/ui/icon';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const lessonResumeMessages = defineMessages('lesson-resume', {
  resumed: 'You are back where you stopped.',
  toTop: 'Start from the top',
});

/** Notes that the lesson opened at the last reading position, and offers a link to the start. */
export function LessonResume({ onToTop }: { onToTop: () => void }) {
  const t = useMessages(lessonResumeMessages);
  const announce = useAnnounce();
  useEffect(() => announce(t('resumed')), [announce, t]);
  return (
    <div
      data-slot="lesson-resume"
      className="fixed inset-x-4 bottom-20 z-sticky flex max-w-form flex-wrap items-center justify-between gap-3 rounded-lg bg-raised px-4 py-3 text-ink shadow-overlay forced-colors:border-2"
    >
      <p>{t('resumed')}</p>
      <Button size="sm" variant="secondary" icon={<Icon of={ArrowUp} size={18} />} onClick={onToTop}>
        {t('toTop')}
      </Button>
    </div>
  );
}
