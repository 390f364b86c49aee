import { ChevronDown, List } from 'lucide';
import { useId, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { DataSize } from '@digiken/ui/data-size';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import type { ProgressView, UnitView } from '../../lib/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Duration } from '../course-outline/duration';
import { LanguageSwitch } from '../language-switch/language-switch';
import { LessonContents } from '../lesson-contents/lesson-contents';
import { LessonHtml } from '../lesson-html/lesson-html';
import { LessonVideo, type LessonVideoView } from '../lesson-video/lesson-video';
import { LessonDone } from './lesson-done';
import { LessonResume } from './lesson-resume';
import { type LessonNeighbour, LessonSteps } from './lesson-steps';
import { useReadingPosition } from './use-reading-position';

export type { LessonNeighbour } from './lesson-steps';

export const lessonReaderMessages = defineMessages('lessonReader', {
  place: 'Lesson {position} of {total}',
  contents: 'Course contents',
  onThisPage: 'On this page',
  machine: 'This translation was made by a machine. The original may be clearer.',
});

/** A lesson ready to read. */
export interface LessonView {
  id: string;
  title: string;
  /** Sanitised by the server. */
  html: string;
  /** BCP 47 tag of `html`. */
  language: string;
  languages: string[];
  machineTranslated: boolean;
  /** The headings of `html` that have an id. */
  headings: { id: string; text: string }[];
  minutes: number;
  weightBytes: number;
  /** Position in the unit, from 1. */
  position: number;
  unitTitle: string;
  courseTitle: string;
  courseHref?: string;
  unitHref?: string;
  done: boolean;
  video?: LessonVideoView;
}

export interface LessonReaderProps {
  lesson: LessonView;
  /** The whole course, for the table of contents. */
  contents: UnitView[];
  previous?: LessonNeighbour;
  next?: LessonNeighbour;
  unitProgress: ProgressView;
  courseProgress: ProgressView;
  /** False for a visitor with a free preview: no progress is saved. */
  canMark: boolean;
  onDoneChange: (done: boolean) => Promise<FormOutcome>;
  onLanguageChange: (language: string) => void;
  /** Called for a plain click on an internal link of the text. */
  onNavigate?: (href: string) => void;
  /** Reports the reading position from 0 to 1, at most once a second. */
  onScroll?: (fraction: number) => void;
  /** The reading position to restore, 0 to 1. */
  startAt?: number;
}

/** A lesson: table of contents beside it on wide windows and behind a button on small ones. */
export function LessonReader(props: LessonReaderProps) {
  const { lesson, contents, unitProgress, courseProgress } = props;
  const t = useMessages(lessonReaderMessages);
  const text = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { resumed, dismiss } = useReadingPosition(text, { startAt: props.startAt, onScroll: props.onScroll });
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
    dismiss();
  };

  return (
    <div data-slot="lesson-reader" className="flex flex-col gap-8 lg:flex-row lg:gap-12">
      <Contents units={contents} lessonId={lesson.id} />
      <article className="mx-auto flex w-full max-w-reading min-w-0 flex-col gap-8 lg:order-1 lg:mx-0">
        <header className="flex flex-col gap-3">
          <p className="text-sm font-medium text-accent-ink">
            {lesson.unitTitle}
            <span aria-hidden="true"> · </span>
            <span className="dk-visually-hidden">, </span>
            {t('place', { position: lesson.position, total: unitProgress.total })}
          </p>
          <h1 ref={heading} tabIndex={-1} lang={lesson.language} className="text-2xl font-heavy sm:text-3xl">
            {lesson.title}
          </h1>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-muted">
            <Duration minutes={lesson.minutes} />
            <DataSize bytes={lesson.weightBytes} />
            <LanguageSwitch
              languages={lesson.languages}
              current={lesson.language}
              onChange={props.onLanguageChange}
            />
          </div>
          {lesson.machineTranslated && (
            <p className="max-w-measure rounded-md bg-warning-soft px-4 py-3 text-sm text-ink">
              {t('machine')}
            </p>
          )}
        </header>
        {lesson.video && <LessonVideo title={lesson.title} video={lesson.video} />}
        {lesson.headings.length > 2 && <OnThisPage headings={lesson.headings} language={lesson.language} />}
        {resumed && <LessonResume onToTop={toTop} />}
        <div ref={text} className="max-w-measure">
          <LessonHtml html={lesson.html} language={lesson.language} onNavigate={props.onNavigate} />
        </div>
        <footer className="flex flex-col gap-6">
          {props.canMark && (
            <LessonDone
              key={lesson.id}
              done={lesson.done}
              unitProgress={unitProgress}
              courseProgress={courseProgress}
              onDoneChange={props.onDoneChange}
            />
          )}
          <LessonSteps
            previous={props.previous}
            next={props.next}
            emphasise={lesson.done || !props.canMark}
          />
        </footer>
      </article>
    </div>
  );
}

function Contents({ units, lessonId }: { units: UnitView[]; lessonId: string }) {
  const t = useMessages(lessonReaderMessages);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="lg:sticky lg:top-24 lg:order-0 lg:max-h-[calc(100dvh-8rem)] lg:w-[min(18rem,32%)] lg:shrink-0 lg:self-start lg:overflow-y-auto">
      <Button
        variant="secondary"
        wide
        className="lg:hidden"
        icon={<Icon of={List} size={20} />}
        iconAfter={<Icon of={ChevronDown} size={18} className={cn(open && 'rotate-180')} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('contents')}
      </Button>
      <div id={id} className={cn('mt-3 lg:mt-0 lg:block', !open && 'hidden')}>
        <LessonContents units={units} currentLessonId={lessonId} />
      </div>
    </div>
  );
}

function OnThisPage({ headings, language }: { headings: LessonView['headings']; language: string }) {
  const t = useMessages(lessonReaderMessages);
  const id = useId();
  return (
    <nav aria-labelledby={id} className="border-s-4 border-line ps-5">
      <p id={id} className="text-sm font-bold">
        {t('onThisPage')}
      </p>
      <ul lang={language} className="mt-1 flex flex-col">
        {headings.map((heading) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              className="inline-block py-1 text-sm text-link underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {heading.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
