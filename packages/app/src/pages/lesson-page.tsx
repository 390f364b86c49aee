import type { Lesson } from '@digiken/contract';
import { useKeptText } from '@digiken/hooks/drafts';
import { LIMITS } from '@digiken/contract/constants';
import { useCourse, useLesson } from '@digiken/hooks/catalogue';
import { useDataSaver } from '@digiken/hooks/data-saver';
import { useLearningActions, useReadingProgress } from '@digiken/hooks/learning';
import { useMessageActions } from '@digiken/hooks/messages';
import { useOutbox } from '@digiken/hooks/offline';
import { signInPath } from '@digiken/hooks/session';
import { LessonScreen } from '@digiken/learning/lesson-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { pageMessages } from '../messages';
import { offlinePageMessages } from '../offline-messages';
import { LessonActivitySlot } from '../shell/lesson-activity-slot';
import { LessonDiscussionSlot } from '../shell/lesson-discussion-slot';
import { LessonTutorSlot } from '../shell/lesson-tutor-slot';
import { LessonQuizzesSlot } from '../shell/lesson-quizzes-slot';
import { useLessonStep } from '../shell/use-lesson-step';
import { useArea } from '../shell/use-area';
import { useLatePart } from '../shell/use-late-part';
import { useReadingLanguage } from '../shell/use-reading-language';
import { usePage } from '../shell/use-page';
import { isMissing, offlineState } from '../views/load-state';
import { type Area, coursePath, lessonPath } from '../views/paths';
import NotFoundPage from './not-found-page';
import { useReaderNotes } from './use-lesson-notes';

const QUESTION_LIMITS = { subject: LIMITS.subjectMax, body: LIMITS.messageMax };
const BARRED: Record<number, 'signed-out' | 'locked'> = { 401: 'signed-out', 403: 'locked' };

export default function LessonPage() {
  const { lessonId = '' } = useParams();
  const t = useMessages(pageMessages);
  const offline = useMessages(offlinePageMessages);
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const area = useArea();
  const language = params.get('lang') ?? undefined;
  const readingLanguage = useReadingLanguage();
  const query = useLesson(lessonId, language ?? readingLanguage);
  const lesson = query.data;
  usePage({
    title: lesson?.title ?? (query.status === 'error' && !isMissing(query) ? t('lesson') : undefined),
  });

  if (isMissing(query)) {
    return (
      <div className={area === 'console' ? 'px-4 pt-6 pb-20 sm:px-6' : undefined}>
        <NotFoundPage />
      </div>
    );
  }
  if (lesson) return <OpenLesson key={`${lesson._id} ${lesson.language}`} {...{ lesson, area, language }} />;
  const unit = query.error?.unit;
  if (unit) return <LockedLesson key={lessonId} {...{ area, lessonId }} unitId={unit._id} />;
  const reason = BARRED[query.error?.status ?? 0];
  return (
    <LessonScreen
      state={offlineState(query, offline('lesson'))}
      bleed={area === 'console'}
      barred={
        reason && {
          reason,
          message: query.error?.message,
          signInHref: signInPath(pathname + search),
          courseHref: '/courses',
        }
      }
    />
  );
}

const loadOffer = () => import('../shell/unit-offer');

/** A lesson of a unit that the viewer does not have: what it teaches, and the way to it. Nothing of its text is known. */
function LockedLesson({ area, ...lesson }: { area: Area; unitId: string; lessonId: string }) {
  const { Part, failed, retry } = useLatePart(loadOffer);
  const state = failed
    ? ({ status: 'error', error: { kind: 'offline' }, onRetry: retry } as const)
    : ({ status: 'loading' } as const);
  return (
    <div
      className={
        area === 'console' ? 'mx-auto max-w-content px-4 pt-6 pb-20 sm:px-6 lg:px-10 lg:pt-8' : undefined
      }
    >
      {Part ? <Part {...lesson} /> : <LessonScreen state={state} />}
    </div>
  );
}

interface OpenLessonProps {
  lesson: Lesson;
  area: Area;
  language: string | undefined;
}

function OpenLesson({ lesson, area, language }: OpenLessonProps) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { saveLessonProgress } = useLearningActions();
  const { startThread } = useMessageActions();
  const { on: dataSaver } = useDataSaver();
  const reading = useReadingProgress(lesson._id, lesson.title);
  // Before the connection may be lost: what is done here can then be kept.
  useOutbox(lesson.enrolled);
  const course = useCourse(lesson.course._id, lesson.language);
  const { notes, bookmark, bookmarked } = useReaderNotes(lesson, lesson.enrolled);
  const follows = useLessonStep(lesson, {
    course,
    language,
    off: !lesson.enrolled || area !== 'console',
  });
  const instructor = course.data?.instructor;
  const [question, keepQuestion] = useKeptText(`lesson-question:${lesson._id}`);
  // Where the reader was when the lesson opened: saving the position must not move the page.
  const [startAt] = useState(lesson.scroll);
  // Open in the rail or in a sheet: one talk, whose unsent text survives the closing.
  const [talk, setTalk] = useState({ id: '', draft: '' });
  // What a lesson takes to open is measured, also without a connection (spec 14.21).
  useEffect(() => void performance.mark('digiken-lesson-open'), []);

  return (
    <LessonScreen
      state={{ status: 'ready' }}
      bleed={area === 'console'}
      reader={{
        lesson,
        courseHref: coursePath(area, lesson.course),
        contents: course.data?.units ?? [],
        bookmarked,
        lessonHrefOf: (target) => lessonPath(area, target, language),
        ...follows,
        canMark: lesson.enrolled,
        onDoneChange: (done) =>
          saveLessonProgress(lesson._id, { done }, { title: lesson.title, courseId: lesson.course._id }),
        onLanguageChange: (tag) => {
          const next = new URLSearchParams(params);
          next.set('lang', tag);
          setParams(next, { replace: true });
        },
        onNavigate: (href) => void navigate(href),
        onScroll: lesson.enrolled ? reading : undefined,
        startAt,
        dataSaver,
        activity: lesson.activity && (
          <LessonActivitySlot lessonId={lesson._id} activity={lesson.activity} language={lesson.language} />
        ),
        before: area === 'console' && lesson.enrolled && (
          <LessonQuizzesSlot before lessonId={lesson._id} language={lesson.language} />
        ),
        after: (
          <>
            {area === 'console' && lesson.enrolled && (
              <LessonQuizzesSlot lessonId={lesson._id} language={lesson.language} />
            )}
            {lesson.mayDiscuss && <LessonDiscussionSlot lesson={lesson} />}
          </>
        ),
        notes,
        bookmark,
        tutor:
          lesson.enrolled && area === 'console'
            ? (place) => <LessonTutorSlot lesson={lesson} place={place} talk={talk} onTalkChange={setTalk} />
            : undefined,
        instructor:
          lesson.enrolled && area === 'console' && instructor?._id
            ? {
                name: instructor.name,
                limits: QUESTION_LIMITS,
                draft: question,
                onDraftChange: keepQuestion,
                onAsk: async (question) => {
                  const outcome = await startThread({ ...question, to: [instructor._id] });
                  if (!outcome.ok) return outcome;
                  return { ok: true, href: `/console/messages/${outcome.data._id}` };
                },
              }
            : undefined,
      }}
    />
  );
}
