import { Bookmark, X } from 'lucide';
import { useEffect } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Icon } from '@digiken/ui/icon';
import { IconButton } from '@digiken/ui/icon-button';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const lessonResumeMessages = defineMessages('lesson-resume', {
  resumed: 'Continuing where you stopped.',
  toTop: 'Start from the top',
  close: 'Close',
});

export interface LessonResumeProps {
  onToTop: () => void;
  onClose: () => void;
}

/** Says that the lesson opened at the last reading position, and offers its start (spec R.48). */
export function LessonResume({ onToTop, onClose }: LessonResumeProps) {
  const t = useMessages(lessonResumeMessages);
  const announce = useAnnounce();
  useEffect(() => announce(t('resumed')), [announce, t]);
  return (
    // Takes no room in the page, so that the text stays where the reader left it.
    <div className="sticky top-24 z-1 h-0">
      <div
        data-slot="lesson-resume"
        className="flex items-center gap-2.5 rounded-md bg-info-soft py-1 ps-3.5 pe-1 text-sm text-info-ink shadow-raised forced-colors:border-2"
      >
        <Icon of={Bookmark} size={18} className="shrink-0 max-sm:hidden" />
        <p className="min-w-0 grow">
          {t('resumed')}{' '}
          <button
            type="button"
            className="inline-block min-h-target py-1 font-bold underline decoration-1 underline-offset-4 hover:decoration-2"
            onClick={onToTop}
          >
            {t('toTop')}
          </button>
        </p>
        <IconButton
          label={t('close')}
          icon={<Icon of={X} size={18} />}
          className="text-info-ink"
          onClick={onClose}
        />
      </div>
    </div>
  );
}
