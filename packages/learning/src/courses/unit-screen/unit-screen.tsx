import type { LessonRef, LessonSummary, UnitDetail } from '@digiken/contract';
import { ArrowLeft, ArrowRight, Lock, Play } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { DataSize } from '@digiken/ui/data-size';
import { ProgressBar } from '@digiken/ui/progress';
import { Section } from '@digiken/ui/section';
import { TextLink } from '@digiken/ui/text-link';
import { Icon } from '@digiken/ui/icon';
import type { Crumb, LoadState } from '@digiken/ui/internal/types';
import { textIn } from '@digiken/ui/internal/text-language';
import { quizzesLeftIn } from '../../lib/quizzes-left';
import type { CourseLinks } from '../../lib/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { Duration, LessonLines, QuizzesLeft } from '../course-outline/course-outline';
import { SalesLayout } from '../../lib/sales-layout';
import { type BuyingView } from '../buy-card/offer-of';
import { useOffer } from '../buy-card/use-offer';

export const unitScreenMessages = defineMessages('unitScreen', {
  loading: 'Loading the unit…',
  waiting: 'Unit',
  place: 'Unit {position} of {course}',
  lessonPlace: 'Lesson {lesson} in unit {position} of {course}',
  lessonOpens: 'This lesson opens with the unit “{unit}”.',
  teaches: 'What the unit teaches',
  lessons: 'Lessons',
  lessonCount: { one: '{count} lesson', other: '{count} lessons' },
  begin: 'Start this unit',
  resume: 'Continue this unit',
  review: 'Review this unit',
  all: 'All units of this course',
  preview: 'Read a free lesson',
  locked: 'Lessons marked “Locked” open once you are enrolled in this unit.',
  progress: 'Your progress in {title}',
  steps: 'Previous and next unit',
  previous: 'Previous unit',
  next: 'Next unit',
});

export interface UnitScreenProps extends CourseLinks {
  state: LoadState;
  /** Set once `state` is ready. */
  detail?: UnitDetail;
  /** A lesson of the unit that cannot be opened: the page is about it, and offers the unit (spec 17.55). */
  lesson?: LessonSummary;
  courseHref?: string;
  /** The lesson to continue with, if the user owns the unit. */
  continueHref?: string;
  /** What the page knows about buying the unit; without it, a unit that is not owned leads to its course. */
  buying?: BuyingView;
  /** The first lesson that can be opened without owning the unit. */
  previewHref?: string;
  crumbs?: Crumb[];
  /** Downloads the unit to the device, e.g. UnitDownload. Shown to those who own it. */
  download?: ReactNode;
}

/** A unit: its description, duration, data size and lessons. */
export function UnitScreen(props: UnitScreenProps) {
  const t = useMessages(unitScreenMessages);
  const { state, detail } = props;
  if (state.status === 'error') {
    return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  }
  if (state.status === 'loading' || !detail) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('waiting')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  return <Unit {...props} detail={detail} />;
}

/** While a page cannot sell yet. */
const NOT_YET: BuyingView = { total: null, onBuy: () => Promise.resolve({ ok: true }) };

function Unit(props: UnitScreenProps & { detail: UnitDetail }) {
  const t = useMessages(unitScreenMessages);
  const { lesson, buying, courseHref, lessonHrefOf } = props;
  const { course, unit, position, previous, next } = props.detail;
  const { done, total } = unit.progress;
  const offer = useOffer({
    ...(buying ?? NOT_YET),
    units: [unit],
    firstNumber: position,
    chosen: [unit._id],
    enrolled: unit.owned,
    progress: unit.progress,
  });
  return (
    <SalesLayout
      slot="unit-screen"
      title={course.title}
      image={course.image ?? undefined}
      offer={unit.owned || !buying ? undefined : offer}
      head={
        <>
          {props.crumbs && <Breadcrumbs items={props.crumbs} />}
          <div>
            {course.title && (
              <p className="font-medium text-accent-ink">
                {lesson
                  ? t('lessonPlace', {
                      ...{ position, course: course.title },
                      lesson: unit.lessons.indexOf(lesson) + 1,
                    })
                  : t('place', { position, course: course.title })}
              </p>
            )}
            <h1
              {...textIn(lesson?.titleLanguage)}
              className="text-2xl font-heavy tracking-tight text-balance sm:text-3xl"
            >
              {(lesson ?? unit).title}
            </h1>
          </div>
          {lesson && (
            <p className="flex items-start gap-2">
              <Icon of={Lock} size={18} className="mt-1 shrink-0" />
              <span>{t('lessonOpens', { unit: unit.title })}</span>
            </p>
          )}
          {unit.summary && !lesson && <Summary>{unit.summary}</Summary>}
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted [&>*]:whitespace-nowrap">
            {!lesson && <span>{t('lessonCount', { count: unit.lessons.length })}</span>}
            <Duration minutes={(lesson ?? unit).minutes} short />
            <DataSize bytes={(lesson ?? unit).weightBytes} />
          </p>
          {unit.owned && total > 0 && (
            <div className="flex w-full max-w-form flex-col gap-1">
              <ProgressBar label={t('progress', { title: unit.title })} done={done} total={total} />
              <QuizzesLeft count={quizzesLeftIn(unit)} />
            </div>
          )}
          <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
            {unit.owned && props.continueHref && (
              <ButtonLink href={props.continueHref} icon={<Icon of={Play} size={18} />}>
                {t(done === 0 ? 'begin' : done >= total ? 'review' : 'resume')}
              </ButtonLink>
            )}
            {!unit.owned && props.previewHref && (
              <ButtonLink href={props.previewHref} variant="secondary">
                {t('preview')}
              </ButtonLink>
            )}
            {!unit.owned && courseHref && <TextLink href={`${courseHref}#units`}>{t('all')}</TextLink>}
          </div>
          {unit.owned && props.download}
        </>
      }
      more={
        (previous || next) && <Neighbours previous={previous} next={next} unitHrefOf={props.unitHrefOf} />
      }
    >
      {lesson && unit.summary && (
        <Section title={t('teaches')}>
          <Summary>{unit.summary}</Summary>
        </Section>
      )}
      <Section title={t('lessons')} intro={unit.owned ? undefined : t('locked')}>
        <div className="-mx-3">
          <LessonLines lessons={unit.lessons} lessonHrefOf={lessonHrefOf} currentLessonId={lesson?._id} />
        </div>
      </Section>
    </SalesLayout>
  );
}

function Summary({ children }: { children: string }) {
  return (
    <p className="max-w-[40rem] sm:text-lg" dir="auto">
      {children}
    </p>
  );
}

interface NeighboursProps extends Pick<UnitScreenProps, 'unitHrefOf'> {
  previous: LessonRef | null;
  next: LessonRef | null;
}

function Neighbours({ previous, next, unitHrefOf }: NeighboursProps) {
  const t = useMessages(unitScreenMessages);
  return (
    <nav aria-label={t('steps')} className="flex flex-wrap justify-between gap-4">
      {previous && (
        <BaseLink
          href={unitHrefOf(previous)}
          className="-mx-3 flex min-h-target-primary items-center gap-3 rounded-md px-3 py-2 hover:bg-hover"
        >
          <Icon of={ArrowLeft} size={20} className="shrink-0 rtl:-scale-x-100" />
          <Step kind={t('previous')} title={previous.title} />
        </BaseLink>
      )}
      {next && (
        <BaseLink
          href={unitHrefOf(next)}
          className="-mx-3 ms-auto flex min-h-target-primary items-center gap-3 rounded-md px-3 py-2 text-end hover:bg-hover"
        >
          <Step kind={t('next')} title={next.title} />
          <Icon of={ArrowRight} size={20} className="shrink-0 rtl:-scale-x-100" />
        </BaseLink>
      )}
    </nav>
  );
}

function Step({ kind, title }: { kind: string; title: string }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="text-sm text-ink-muted">
        <span>{kind}</span>
        <span className="dk-visually-hidden">: </span>
      </span>
      <span className="font-bold" dir="auto">
        {title}
      </span>
    </span>
  );
}
