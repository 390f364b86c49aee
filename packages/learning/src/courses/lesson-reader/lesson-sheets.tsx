import type { ReactNode } from 'react';
import { Drawer } from '@digiken/ui/drawer';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { LessonContents, type LessonContentsProps } from '../lesson-contents/lesson-contents';
import { LessonAsk, type LessonAskProps } from './lesson-ask';
import { LessonNotes, type LessonNotesProps } from '../lesson-notes/lesson-notes';

export const lessonSheetsMessages = defineMessages('lessonSheets', {
  lessons: 'Lessons of this course',
  notes: 'My notes',
  ask: 'Ask {name}',
  askSomebody: 'Ask your instructor',
  tutor: 'Ask the tutor',
});

export type SheetNotes = Omit<LessonNotesProps, 'quote' | 'onUnmark' | 'section' | 'onLeave'>;
export type OpenSheet = 'lessons' | 'notes' | 'ask' | 'tutor' | null;
/** A question to the instructor. */
export type SheetQuestion = Omit<LessonAskProps, 'section'> & { name?: string };

export interface LessonSheetsProps {
  open: OpenSheet;
  onOpenChange: (open: OpenSheet) => void;
  contents: LessonContentsProps;
  notes?: SheetNotes;
  question?: SheetQuestion;
  tutor?: (place: 'sheet') => ReactNode;
  /** The part of the lesson that is being read. */
  section?: { id: string; title: string };
  /** A passage that was selected, for the new note. */
  quote: string;
  onUnmark: () => void;
}

/** Bottom sheets on phones. */
const SHEET =
  'max-[52rem]:inset-y-auto max-[52rem]:bottom-0 max-[52rem]:max-h-[88dvh] max-[52rem]:max-w-none max-[52rem]:rounded-t-xl';

/** The dialogs of a lesson: the outline on phones, and the notes. The focus returns to the button that opened one. */
export function LessonSheets({
  open,
  onOpenChange,
  contents,
  notes,
  question,
  tutor,
  section,
  quote,
  onUnmark,
}: LessonSheetsProps) {
  const t = useMessages(lessonSheetsMessages);
  const close = () => onOpenChange(null);
  return (
    <>
      <Drawer
        title={t('lessons')}
        side="left"
        size="md"
        className={SHEET}
        open={open === 'lessons'}
        onOpenChange={(shown) => !shown && close()}
      >
        <LessonContents {...contents} />
      </Drawer>
      {notes && (
        <Drawer
          title={`${t('notes')} ${notes.count > 0 ? notes.count : ''}`.trim()}
          size="md"
          className={SHEET}
          closeOnOutsidePress={notes.draft === '' && quote === ''}
          open={open === 'notes'}
          onOpenChange={(shown) => !shown && close()}
        >
          <LessonNotes {...notes} section={section} quote={quote} onUnmark={onUnmark} onLeave={close} />
        </Drawer>
      )}
      {question && (
        <Drawer
          title={question.name ? t('ask', { name: question.name }) : t('askSomebody')}
          size="md"
          className={SHEET}
          closeOnOutsidePress={question.draft === ''}
          open={open === 'ask'}
          onOpenChange={(shown) => !shown && close()}
        >
          <LessonAsk {...question} section={section?.title} />
        </Drawer>
      )}
      {tutor && (
        <Drawer
          title={t('tutor')}
          size="md"
          className={SHEET}
          closeOnOutsidePress={false}
          open={open === 'tutor'}
          onOpenChange={(shown) => !shown && close()}
        >
          {tutor('sheet')}
        </Drawer>
      )}
    </>
  );
}
