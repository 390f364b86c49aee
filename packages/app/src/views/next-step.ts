import type { NextStep } from '@digiken/contract';
import type { NextTarget } from '@digiken/contract/constants';
import type { WhatNowProps } from '@digiken/learning/what-now';
import { livePaths } from '../areas/shared/live/paths';
import { certificatePath } from './certificate-paths';
import { coursePath, lessonPath } from './paths';
import { waitingPath } from './payment-paths';
import { quizPath } from './quiz-paths';

type Target = Parameters<typeof lessonPath>[1];

const PATHS: Record<NextTarget, (target: Target) => string> = {
  order: ({ _id }) => waitingPath(_id),
  class: ({ _id }) => livePaths.one('console', _id),
  quiz: ({ _id }) => quizPath(_id),
  lesson: (lesson) => lessonPath('console', lesson),
  certificate: ({ _id }) => certificatePath(_id),
  course: (course) => coursePath('console', course),
  catalogue: () => '/courses',
};

/** Where a step leads: with a kept choice, to its course with the units that were chosen. */
export const nextStepPath = ({ target: { kind, _id }, title, choice }: NextStep): string =>
  PATHS[kind]({ _id: _id ?? '', title }) + (choice ? `?choice=${choice}` : '');

export interface NextStepWords {
  inCourse: (blanks: { course: string; unit: number }) => string;
  inUnit: (blanks: { unit: string; lesson: number }) => string;
  tryAgain: string;
}

interface NextStepOptions {
  words: NextStepWords;
  /** Milliseconds since the epoch: a class that has begun does not say when. */
  now: number;
  /** The page is about the course: its unit and lesson say where the step is, not its title. */
  inCourse?: boolean;
}

/** The next step as it is shown (spec 17.10). */
export function whatNowView(step: NextStep, { words, now, inCourse = false }: NextStepOptions): WhatNowProps {
  const { reason, target, startsAt, dueAt, mistakes, progress, quiz } = step;
  const { course, unit } = step.place;
  const studied = target.kind === 'lesson' || target.kind === 'quiz';
  return {
    reason,
    title: target.kind === 'catalogue' ? undefined : (step.title ?? course?.title ?? undefined),
    titleLanguage: step.language ?? undefined,
    place: studied ? placeOf(step, words, inCourse) : target.kind === 'class' ? course?.title : undefined,
    cover: course ? { title: course.title ?? '', image: course.image ?? undefined, eager: true } : undefined,
    progress:
      step.reason === 'choice'
        ? { done: 2, total: 4, unit: 'steps' }
        : progress && progress.total > 0
          ? progressOf(progress)
          : undefined,
    amount: step.amount ?? undefined,
    href: nextStepPath(step),
    startsAt: startsAt !== null && Date.parse(startsAt) > now ? startsAt : undefined,
    dueAt: dueAt ?? undefined,
    mistakes: mistakes ? { here: mistakes.wrong, of: mistakes.of } : undefined,
    unit: inCourse ? unit?.position : undefined,
    quiz: target.kind === 'quiz',
    minutes: step.minutes ?? undefined,
    minutesLeft: reason === 'continue' && target.kind === 'lesson',
    bytes: step.bytes ?? undefined,
    quiet: quiz === null ? undefined : { label: words.tryAgain, href: quizPath(quiz) },
  };
}

function placeOf({ place }: NextStep, words: NextStepWords, inCourse: boolean): string | undefined {
  const { course, unit, lesson } = place;
  if (inCourse) return unit && lesson ? words.inUnit({ unit: unit.title, lesson }) : unit?.title;
  if (!course) return undefined;
  const title = course.title ?? '';
  return unit ? words.inCourse({ course: title, unit: unit.position }) : title;
}

const progressOf = ({ certificateAt, ...progress }: NonNullable<NextStep['progress']>) => ({
  ...progress,
  certificateAt: certificateAt ?? undefined,
});
