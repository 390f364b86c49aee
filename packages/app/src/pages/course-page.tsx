import type { ChoiceInput } from '@digiken/hooks';
import { signInPath, useCourse, useLearningActions, useQuote, useSession } from '@digiken/hooks';
import { CourseScreen } from '@digiken/learning/course-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { appMessages, pageMessages } from '../messages';
import { useArea, useStudyArea } from '../shell/use-area';
import { useChosenUnits } from '../shell/use-chosen-units';
import { useCrumbs } from '../shell/use-crumbs';
import { startAtTop, usePage } from '../shell/use-page';
import { continuePath, courseDetailView, previewPath } from '../views/courses';
import { isMissing, loadState } from '../views/load-state';
import { coursePath } from '../views/paths';
import NotFoundPage from './not-found-page';

export default function CoursePage() {
  const { id = '' } = useParams();
  // A course of its own per id: nothing chosen in one may show in the next.
  return <Course key={id} id={id} />;
}

function Course({ id }: { id: string }) {
  const t = useMessages(appMessages);
  const pageText = useMessages(pageMessages);
  const { show } = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const session = useSession();
  const area = useArea();
  const studyArea = useStudyArea();
  const course = useCourse(id);
  const { enrol } = useLearningActions();
  const [busy, setBusy] = useState(false);
  const units = course.data?.units ?? [];
  const available = units.filter((unit) => !unit.owned).map((unit) => unit._id);
  const { chosen, setChosen } = useChosenUnits(id, course.data ? available : undefined);
  const choice: ChoiceInput | null =
    chosen.length === 0 ? null : chosen.length === available.length ? { whole: true } : { unitIds: chosen };
  const quote = useQuote(id, choice);
  const crumbs = useCrumbs(area, course.data);
  const missing = isMissing(course);
  usePage({
    title: course.data?.title ?? (course.status === 'error' && !missing ? pageText('course') : undefined),
    description: course.data?.summary,
  });

  if (missing) return <NotFoundPage />;

  async function enrolInChoice() {
    if (choice === null) return { ok: false as const, message: t('unexpected') };
    // The user agrees to the total that the server has quoted for this choice; the screen waits for it.
    const total = quote.data?.total;
    if (total === undefined) return { ok: false as const, message: t('unexpected') };
    setBusy(true);
    const outcome = await enrol(id, choice, total);
    setBusy(false);
    if (outcome.ok) {
      setChosen([]);
      // The pressed button is gone, and the way on stands at the top.
      startAtTop();
      show({ tone: 'success', message: outcome.message ?? t('enrolled') });
    }
    return outcome;
  }

  return (
    <CourseScreen
      state={loadState(course)}
      course={course.data && courseDetailView(course.data, { area, studyArea })}
      enrolled={Boolean(course.data?.enrolment)}
      chosen={chosen}
      onChosenChange={setChosen}
      total={choice === null ? 0 : (quote.data?.total ?? null)}
      restPrice={course.data?.restPrice}
      paidNotice={course.data?.paidNotice}
      quoting={choice !== null && quote.status === 'loading'}
      notice={choice === null ? null : (quote.data?.notice ?? quote.error?.message ?? null)}
      onEnrol={enrolInChoice}
      busy={busy}
      signInHref={
        session.status === 'signed-in'
          ? undefined
          : signInPath(course.data ? coursePath(area, course.data) : pathname)
      }
      previewHref={previewPath(units, studyArea)}
      continueHref={
        course.data?.enrolment ? continuePath(course.data.enrolment.resume, units, studyArea) : undefined
      }
      crumbs={crumbs}
      onNavigate={(href) => void navigate(href)}
    />
  );
}
