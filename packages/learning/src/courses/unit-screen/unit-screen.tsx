import { ArrowLeft, ArrowRight, Play } from 'lucide';
import { ButtonLink } from '@digiken/ui/button';
import { DataSize } from '@digiken/ui/data-size';
import { PageHeader } from '@digiken/ui/page-header';
import { Price } from '@digiken/ui/price';
import { ProgressBar } from '@digiken/ui/progress';
import { Section } from '@digiken/ui/section';
import { Icon } from '@digiken/ui/icon';
import type { Crumb, LoadState } from '@digiken/ui/internal/types';
import type { UnitView } from '../../lib/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { Duration, LessonLines } from '../course-outline/course-outline';
import { PAGE } from '../../lib/page';

export const unitScreenMessages = defineMessages('unitScreen', {
  loading: 'Loading the unit…',
  waiting: 'Unit',
  place: 'Unit {position} of {course}',
  lessons: 'Lessons',
  lessonCount: { one: '{count} lesson', other: '{count} lessons' },
  begin: 'Start this unit',
  resume: 'Continue this unit',
  review: 'Review this unit',
  get: 'See this unit in the course',
  preview: 'Read a free lesson',
  locked: 'Lessons marked “Locked” open once you are enrolled in this unit.',
  progress: 'Your progress in {title}',
  steps: 'Previous and next unit',
  previous: 'Previous unit',
  next: 'Next unit',
});

export interface UnitScreenProps {
  state: LoadState;
  /** Set once `state` is ready. */
  unit?: UnitView;
  courseTitle?: string;
  courseHref?: string;
  /** Position in the course, from 1. */
  position?: number;
  /** The lesson to continue with, if the user owns the unit. */
  continueHref?: string;
  /** The first lesson that can be opened without owning the unit. */
  previewHref?: string;
  previous?: { title: string; href: string };
  next?: { title: string; href: string };
  crumbs?: Crumb[];
}

/** A unit: its description, duration, data size and lessons. */
export function UnitScreen(props: UnitScreenProps) {
  const t = useMessages(unitScreenMessages);
  const { state, unit } = props;
  if (state.status === 'error') {
    return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  }
  if (state.status === 'loading' || !unit) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('waiting')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  const { done, total } = unit.progress;
  return (
    <div data-slot="unit-screen" className={`${PAGE} flex flex-col gap-6`}>
      {props.crumbs && <Breadcrumbs items={props.crumbs} />}
      <PageHeader
        eyebrow={
          props.courseTitle &&
          props.position !== undefined &&
          t('place', { position: props.position, course: props.courseTitle })
        }
        title={unit.title}
        intro={unit.summary}
      />
      <div className="-mt-6 flex flex-col items-start gap-5">
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-muted">
          <span>{t('lessonCount', { count: unit.lessons.length })}</span>
          <Duration minutes={unit.minutes} />
          <DataSize bytes={unit.weightBytes} />
          {!unit.owned && <Price amount={unit.price} className="font-bold text-ink" />}
        </p>
        {unit.owned && total > 0 && (
          <ProgressBar
            label={t('progress', { title: unit.title })}
            done={done}
            total={total}
            className="w-full max-w-form"
          />
        )}
        <div className="flex flex-wrap gap-3">
          {unit.owned && props.continueHref && (
            <ButtonLink href={props.continueHref} icon={<Icon of={Play} size={18} />}>
              {t(done === 0 ? 'begin' : done >= total ? 'review' : 'resume')}
            </ButtonLink>
          )}
          {!unit.owned && props.courseHref && <ButtonLink href={props.courseHref}>{t('get')}</ButtonLink>}
          {!unit.owned && props.previewHref && (
            <ButtonLink href={props.previewHref} variant="secondary">
              {t('preview')}
            </ButtonLink>
          )}
        </div>
      </div>
      <Section title={t('lessons')} intro={unit.owned ? undefined : t('locked')} className="mt-8">
        <div className="-mx-3">
          <LessonLines lessons={unit.lessons} />
        </div>
      </Section>
      {(props.previous || props.next) && (
        <nav aria-label={t('steps')} className="mt-6 flex flex-wrap justify-between gap-4">
          {props.previous && (
            <BaseLink
              href={props.previous.href}
              className="-mx-3 flex min-h-target-primary items-center gap-3 rounded-md px-3 py-2 hover:bg-hover"
            >
              <Icon of={ArrowLeft} size={20} className="shrink-0 rtl:-scale-x-100" />
              <Step kind={t('previous')} title={props.previous.title} />
            </BaseLink>
          )}
          {props.next && (
            <BaseLink
              href={props.next.href}
              className="-mx-3 ms-auto flex min-h-target-primary items-center gap-3 rounded-md px-3 py-2 text-end hover:bg-hover"
            >
              <Step kind={t('next')} title={props.next.title} />
              <Icon of={ArrowRight} size={20} className="shrink-0 rtl:-scale-x-100" />
            </BaseLink>
          )}
        </nav>
      )}
    </div>
  );
}

function Step({ kind, title }: { kind: string; title: string }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="text-sm text-ink-muted">
        {kind}
        <span className="dk-visually-hidden">: </span>
      </span>
      <span className="font-bold">{title}</span>
    </span>
  );
}
