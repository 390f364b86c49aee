import type { Lesson, LessonRef, Unit } from '@digiken/contract';
import { Bookmark, BookmarkCheck, MessageSquare } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { DataSize } from '@digiken/ui/data-size';
import { cn } from '@digiken/ui/internal/cn';
import { deferred, useDeferred } from '@digiken/ui/internal/deferred';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMediaQuery } from '@digiken/ui/internal/use-client-value';
import type { CourseLinks } from '../../lib/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';
import { Duration } from '../course-outline/duration';
import { LanguageSwitch } from '../language-switch/language-switch';
import { LessonContents } from '../lesson-contents/lesson-contents';
import { LessonHtml } from '../lesson-html/lesson-html';
import type { WhatNowProps } from '../what-now/what-now';
import { LessonVideo } from '../lesson-video/lesson-video';
import { LessonBar } from './lesson-bar';
import { LessonDone } from './lesson-done';
import { LessonHead } from './lesson-head';
import { LessonRail } from './lesson-rail';
import { LessonResume } from './lesson-resume';
import type { OpenSheet, SheetNotes, SheetQuestion } from './lesson-sheets';
import { useCurrentSection } from './use-current-section';
import { type FinishTarget, useFinish } from './use-finish';
import { useInView } from './use-in-view';
import { useSelectedText } from './use-selected-text';
import { useReadingPosition } from './use-reading-position';

const sheetsCode = deferred(() => import('./lesson-sheets'));
const endCode = deferred(() => import('./lesson-end'));

export type { SheetNotes } from './lesson-sheets';
export type { NoteView } from '../lesson-notes/lesson-notes';

/** From this width the reader's tools stand beside the text. */
const BESIDE = '(min-width: 72rem)';

export const lessonReaderMessages = defineMessages('lessonReader', {
  place: 'Lesson {position} of {total}',
  machine: 'This translation was made by a machine. The original may be clearer.',
  bookmark: 'Bookmark',
  ask: 'Ask {name}, your instructor',
  askSomebody: 'Ask your instructor',
});

/** What follows a lesson. */
export interface LessonStep extends FinishTarget {
  shown: WhatNowProps;
}

export interface LessonReaderProps extends Pick<CourseLinks, 'lessonHrefOf'> {
  lesson: Lesson;
  courseHref?: string;
  /** The whole course, for the table of contents. */
  contents: readonly Unit[];
  /** Ids of lessons. */
  bookmarked?: readonly string[];
  /** What follows once the lesson is done; undefined: the next lesson. */
  step?: LessonStep;
  /** `step` is still loading. */
  stepPending?: boolean;
  /** False for a visitor with a free preview: no progress is saved. */
  canMark: boolean;
  onDoneChange: (done: boolean) => Promise<FormOutcome>;
  onLanguageChange: (language: string) => void;
  /** Called for a plain click on an internal link of the text. */
  onNavigate?: (href: string) => void;
  /** The reader's own notes; undefined if they have none to write, e.g. visitors. */
  notes?: SheetNotes;
  bookmark?: { on: boolean; onChange: (on: boolean) => void };
  /** Directly below the text: what the lesson opens in a player. */
  activity?: ReactNode;
  /** Above the text, e.g. the quizzes to take before it. */
  before?: ReactNode;
  /** After the text, e.g. the quizzes to take after it. */
  after?: ReactNode;
  /** The tutor for this lesson, rendered once it is opened; undefined if the reader cannot ask it. */
  tutor?: (place: 'rail' | 'sheet') => ReactNode;
  /** Who answers questions about the lesson; undefined if the reader cannot ask. */
  instructor?: Omit<SheetQuestion, 'lesson'>;
  /** Loads small pictures, and offers the sound of a video first (spec 14.221, 14.222). */
  dataSaver?: boolean;
  /** The page around it has no padding (`reading` of the console's layout). */
  bleed?: boolean;
  /** Reports the reading position from 0 to 1, at most once a second. */
  onScroll?: (fraction: number) => void;
  /** The reading position to restore, 0 to 1. */
  startAt?: number;
}

/** A lesson: its text between the outline of the course and the tools of the reader. */
export function LessonReader(props: LessonReaderProps) {
  const { lesson, contents, bookmarked, lessonHrefOf, notes, step } = props;
  const { unitProgress, next } = lesson;
  const previous = lesson.previous && {
    title: lesson.previous.title,
    href: lessonHrefOf(lesson.previous),
  };
  const t = useMessages(lessonReaderMessages);
  const text = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const outlineId = useId();
  const [outlineOpen, setOutlineOpen] = useState(true);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const [quote, setQuote] = useState('');
  const selected = useSelectedText(text);
  const [tutorOpen, setTutorOpen] = useState(false);
  // Then the tutor stands beside the text, which stays readable; else it is a sheet.
  const beside = useMediaQuery(BESIDE);
  const sheets = useDeferred(sheetsCode, sheet !== null);
  const current = useCurrentSection(lesson.headings);
  const follows = step ?? (next ? nextLesson(next, lessonHrefOf(next), lesson.language) : undefined);
  const finish = useFinish({
    ...props,
    done: lesson.done,
    next: follows,
    nextPending: props.stepPending,
  });
  const doneHeading = useRef<HTMLHeadingElement>(null);
  const finished = finish === undefined;
  const before = useRef(finished);
  useEffect(() => {
    // The button that was pressed is gone: the last lesson is done.
    if (finished && !before.current && document.activeElement === document.body) doneHeading.current?.focus();
    before.current = finished;
  }, [finished]);
  const end = useRef<HTMLDivElement>(null);
  const endShown = useInView(end, focusIsInBars);
  const ended = useDeferred(endCode, endShown);
  // One control at a time: the end of the lesson has its own.
  const elsewhere = endShown && ended && follows ? undefined : finish;
  const { resumed, dismiss } = useReadingPosition(text, { startAt: props.startAt, onScroll: props.onScroll });
  const openNotes = () => {
    setQuote(selected() || quote);
    setSheet('notes');
  };
  const section = lesson.headings.find((heading) => heading.id === current);
  // The title keeps the focus, as when the lesson opened; only the page moves.
  const closeNotice = () => {
    heading.current?.focus({ preventScroll: true });
    dismiss();
  };
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    closeNotice();
  };

  return (
    <div
      data-slot="lesson-reader"
      className={cn('@container flex flex-col', !props.bleed && '-mx-4 -mb-20 sm:-mx-6')}
    >
      <LessonHead
        courseTitle={lesson.course.title}
        courseHref={props.courseHref}
        place={{ position: lesson.position, total: unitProgress.total }}
        progress={lesson.courseProgress}
        previous={previous}
        finish={elsewhere}
        failure={finish?.failure}
        outline={{ id: outlineId, open: outlineOpen, onOpenChange: setOutlineOpen }}
      />
      <div
        className={cn(
          'grid grow grid-cols-[minmax(0,1fr)]',
          outlineOpen
            ? '@min-[52rem]:grid-cols-[16.5rem_minmax(0,1fr)] @min-[72rem]:grid-cols-[18rem_minmax(0,1fr)_18rem]'
            : '@min-[72rem]:grid-cols-[minmax(0,1fr)_18rem]',
        )}
      >
        <div
          id={outlineId}
          className={cn(
            'border-e border-line bg-surface @max-[52rem]:hidden @min-[52rem]:row-span-2 @min-[72rem]:row-span-1',
            !outlineOpen && 'hidden',
          )}
        >
          <div className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto p-3">
            <LessonContents
              units={contents}
              currentLessonId={lesson._id}
              bookmarked={bookmarked}
              lessonHrefOf={lessonHrefOf}
            />
          </div>
        </div>
        <article className="min-w-0 px-4 pt-4 pb-10 @min-[52rem]:px-10 @min-[52rem]:pt-8 @min-[52rem]:pb-16">
          <div className="mx-auto flex max-w-measure flex-col gap-4 @min-[52rem]:gap-6">
            <header className="flex flex-col gap-1.5 @min-[52rem]:gap-2.5">
              <p className="text-sm font-bold text-accent-ink">
                <span>{lesson.unit.title}</span>
                <span className="@max-[52rem]:hidden">
                  <span aria-hidden="true"> · </span>
                  <span className="dk-visually-hidden">, </span>
                  <span>{t('place', { position: lesson.position, total: unitProgress.total })}</span>
                </span>
              </p>
              <h1
                ref={heading}
                tabIndex={-1}
                {...textIn(lesson.language)}
                className="text-2xl leading-tight font-heavy @min-[52rem]:text-3xl"
              >
                {lesson.title}
              </h1>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
                <Duration minutes={lesson.minutes} />
                {/* The text may be empty above an activity, which states its own size. */}
                {lesson.weightBytes > 0 && <DataSize bytes={lesson.weightBytes} />}
                <LanguageSwitch
                  languages={lesson.languages}
                  current={lesson.language}
                  onChange={props.onLanguageChange}
                />
                {props.bookmark && <BookmarkButton {...props.bookmark} />}
              </div>
              {lesson.machineTranslated && (
                <p className="rounded-md bg-warning-soft px-4 py-3 text-sm text-ink">{t('machine')}</p>
              )}
            </header>
            {props.before}
            {lesson.video && (
              <LessonVideo title={lesson.title} video={lesson.video} dataSaver={props.dataSaver} />
            )}
            <div>
              {resumed && <LessonResume onToTop={toTop} onClose={closeNotice} />}
              <div ref={text}>
                <LessonHtml
                  html={lesson.html}
                  language={lesson.language}
                  smallPictures={props.dataSaver}
                  onNavigate={props.onNavigate}
                />
              </div>
            </div>
            {props.activity}
            {props.after}
            <footer className="mt-4 flex flex-col gap-4">
              <div ref={end} className={follows && 'min-h-40'}>
                {ended && follows && finish && (
                  <ended.LessonEnd next={follows.shown} done={lesson.done} finish={finish} />
                )}
              </div>
              {props.canMark && (
                <LessonDone
                  key={lesson._id}
                  done={lesson.done}
                  unitProgress={unitProgress}
                  onDoneChange={props.onDoneChange}
                  headingRef={doneHeading}
                />
              )}
              {props.instructor && <AskButton name={props.instructor.name} onOpen={() => setSheet('ask')} />}
            </footer>
          </div>
        </article>
        <LessonRail
          headings={lesson.headings}
          language={lesson.language}
          current={current}
          notes={notes && { latest: notes.notes[0], count: notes.count, onOpen: openNotes }}
          tutor={
            props.tutor && {
              inDialog: !beside,
              content: beside && tutorOpen ? props.tutor('rail') : undefined,
              onOpen: () => (beside ? setTutorOpen(true) : setSheet('tutor')),
            }
          }
        />
      </div>
      <LessonBar
        previous={previous}
        finish={elsewhere}
        onLessons={() => setSheet('lessons')}
        onNotes={notes && openNotes}
        onTutor={props.tutor && (() => setSheet('tutor'))}
        noteCount={notes?.count ?? 0}
      />
      {sheets && (
        <sheets.LessonSheets
          open={sheet}
          onOpenChange={setSheet}
          contents={{ units: contents, currentLessonId: lesson._id, bookmarked, lessonHrefOf }}
          notes={notes}
          question={props.instructor && { ...props.instructor, lesson: lesson.title }}
          tutor={props.tutor}
          section={section && { id: section.id, title: section.text }}
          quote={quote}
          onUnmark={() => setQuote('')}
        />
      )}
    </div>
  );
}

/** A control that has the focus may not go. */
const focusIsInBars = (): boolean => document.activeElement?.closest('[data-bar]') != null;

const nextLesson = ({ title, titleLanguage }: LessonRef, href: string, language: string): LessonStep => ({
  href,
  lesson: true,
  shown: { reason: 'next', title, titleLanguage: titleLanguage ?? language },
});

function BookmarkButton({ on, onChange }: NonNullable<LessonReaderProps['bookmark']>) {
  const t = useMessages(lessonReaderMessages);
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-pressed={on}
      className="-my-1 @min-[52rem]:ms-auto @min-[52rem]:-me-3"
      icon={<Icon of={on ? BookmarkCheck : Bookmark} size={18} />}
      onClick={() => onChange(!on)}
    >
      {t('bookmark')}
    </Button>
  );
}

function AskButton({ name, onOpen }: { name?: string; onOpen: () => void }) {
  const t = useMessages(lessonReaderMessages);
  return (
    <Button
      variant="quiet"
      className="self-end"
      aria-haspopup="dialog"
      icon={<Icon of={MessageSquare} size={18} />}
      onClick={onOpen}
    >
      {name ? t('ask', { name }) : t('askSomebody')}
    </Button>
  );
}
