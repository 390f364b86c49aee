import { ArrowLeft, List, NotebookPen, Sparkles } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@digiken/ui/icon';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { FinishButton } from './finish-button';
import type { LessonBefore } from './lesson-head';
import type { Finish } from './use-finish';

export const lessonBarMessages = defineMessages('lessonBar', {
  label: 'Lesson',
  back: 'Back',
  backTo: 'Back to the lesson before: {title}',
  lessons: 'Lessons',
  notes: 'Notes',
  tutor: 'Tutor',
  noteCount: { one: '{count} note', other: '{count} notes' },
});

const PART =
  'relative flex min-h-13 min-w-0 flex-1 basis-13 flex-col items-center justify-center gap-0.5 rounded-md px-1 text-xs leading-tight hover:bg-hover';

export interface LessonBarProps {
  previous: LessonBefore | null;
  finish?: Finish;
  onLessons: () => void;
  /** Undefined without notes. */
  onNotes?: () => void;
  /** Undefined without the tutor. */
  onTutor?: () => void;
  noteCount: number;
}

/** The actions of a lesson at the bottom of a phone's window. Place it last in main: it never covers the footer. */
export function LessonBar({ previous, finish, onLessons, onNotes, onTutor, noteCount }: LessonBarProps) {
  const t = useMessages(lessonBarMessages);
  return (
    <nav
      aria-label={t('label')}
      data-slot="lesson-bar"
      data-bar="bottom"
      className="z-sticky flex flex-wrap gap-1 border-t border-line bg-surface px-2 pt-1.5 pb-[calc(0.375rem+env(safe-area-inset-bottom))] @min-[52rem]:hidden"
    >
      {previous && (
        <BaseLink href={previous.href} aria-label={t('backTo', { title: previous.title })} className={PART}>
          <Icon of={ArrowLeft} size={20} className="rtl:-scale-x-100" />
          {t('back')}
        </BaseLink>
      )}
      <Part icon={<Icon of={List} size={20} />} onPress={onLessons}>
        {t('lessons')}
      </Part>
      {onNotes && (
        <Part icon={<Icon of={NotebookPen} size={20} />} onPress={onNotes}>
          <span>{t('notes')}</span>
          {noteCount > 0 && (
            <>
              <span
                aria-hidden="true"
                className="absolute start-[calc(50%+0.375rem)] top-0.5 min-w-4.5 rounded-full bg-emphasis px-1 text-center font-bold text-on-emphasis"
              >
                {noteCount}
              </span>
              <span className="dk-visually-hidden">{`, ${t('noteCount', { count: noteCount })}`}</span>
            </>
          )}
        </Part>
      )}
      {onTutor && (
        <Part icon={<Icon of={Sparkles} size={20} />} onPress={onTutor}>
          {t('tutor')}
        </Part>
      )}
      {finish && (
        <FinishButton finish={finish} short className="min-h-13 min-w-0 flex-[1.7] basis-24 px-2!" />
      )}
    </nav>
  );
}

function Part({ icon, onPress, children }: { icon: ReactNode; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-haspopup="dialog" className={PART} onClick={onPress}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
