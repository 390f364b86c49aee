import type { CourseDetail, Instructor } from '@digiken/contract';
import { Check, Gift } from 'lucide';
import { type ReactNode, useId } from 'react';
import { TextLink } from '@digiken/ui/text-link';
import { ProgressBar } from '@digiken/ui/progress';
import { Section } from '@digiken/ui/section';
import { Icon } from '@digiken/ui/icon';
import type { Crumb, LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { type BuyingView, sellable } from '../buy-card/offer-of';
import { useOffer } from '../buy-card/use-offer';
import { CourseGrid, type CourseGridProps } from '../course-grid/course-grid';
import { CourseOutline, type CourseOutlineProps } from '../course-outline/course-outline';
import { InstructorCard } from '../instructor-card/instructor-card';
import { LessonHtml } from '../lesson-html/lesson-html';
import { SalesLayout } from '../../lib/sales-layout';
import { UnitPicker, type UnitPickerProps } from '../unit-picker/unit-picker';
import { CourseHeader } from './course-header';
import { QuestionsBeforeBuying } from './questions';

export type { BuyingView } from '../buy-card/offer-of';

export const courseScreenMessages = defineMessages('courseScreen', {
  loading: 'Loading the course…',
  waiting: 'Course',
  learn: 'What you will learn',
  preview: 'Read a free lesson',
  progress: 'Your progress in {title}',
  audience: 'Who this is for',
  about: 'About this course',
  instructor: 'Your instructor',
  units: 'Units',
  choose: 'Choose your units',
  chooseIntro: 'Take all of them, or only the ones that you need.',
  more: 'The units that you do not have yet can be added at any time.',
  related: 'Related courses',
});

export interface CourseScreenProps extends Omit<UnitPickerProps, 'units'>, BuyingView {
  state: LoadState;
  /** Set once `state` is ready. */
  course?: CourseDetail;
  /** Of a related course. */
  courseHrefOf: CourseGridProps['hrefOf'];
  /** The user is enrolled in at least one unit. */
  enrolled: boolean;
  /** The first lesson that needs no account. */
  previewHref?: string;
  /** The lesson to continue with. */
  continueHref?: string;
  crumbs?: Crumb[];
  /** Downloads a unit to the device, e.g. UnitDownload. */
  downloadOf?: CourseOutlineProps['downloadOf'];
  /** Before the course's contents, e.g. a seat that is offered. */
  above?: ReactNode;
  /** The way to buy it for other people. */
  forOthers?: { label: string; href: string };
  /** The section of its ratings and reviews, with the id `reviews`. */
  reviews?: ReactNode;
  onNavigate?: (href: string) => void;
}

/** A course, before and after enrolment. */
export function CourseScreen(props: CourseScreenProps) {
  const t = useMessages(courseScreenMessages);
  const { state, course } = props;
  if (state.status === 'error') {
    return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  }
  if (state.status === 'loading' || !course) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('waiting')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  return <Course {...props} course={course} />;
}

function Course(props: CourseScreenProps & { course: CourseDetail }) {
  const t = useMessages(courseScreenMessages);
  const teacherId = useId();
  const { course, enrolled, unitHrefOf, lessonHrefOf } = props;
  const { units, languages, progress } = course;
  const offer = useOffer({ ...props, units, languages, progress });
  const complete = units.length > 0 && units.every((unit) => unit.owned);
  const sold = sellable(units).length > 0;
  return (
    <SalesLayout
      slot="course-screen"
      title={course.title}
      image={course.image ?? undefined}
      offer={offer}
      head={
        <CourseHeader
          course={course}
          crumbs={props.crumbs}
          teacherId={introduced(course.instructor) ? teacherId : undefined}
          reviewsId={props.reviews ? 'reviews' : undefined}
        />
      }
      more={
        <More
          reviews={props.reviews}
          forOthers={props.forOthers}
          course={course}
          onNavigate={props.onNavigate}
          teacherId={teacherId}
          sold={sold && !props.notice}
        />
      }
      below={
        course.related.length > 0 && (
          <Section title={t('related')}>
            <CourseGrid courses={course.related} hrefOf={props.courseHrefOf} />
          </Section>
        )
      }
    >
      {props.above}
      {enrolled && course.progress.total > 0 && (
        <div className="max-w-form @min-[56rem]/sales:hidden">
          <ProgressBar
            label={t('progress', { title: course.title })}
            done={course.progress.done}
            total={course.progress.total}
          />
        </div>
      )}
      {course.outcomes.length > 0 && <Outcomes outcomes={course.outcomes} />}
      <Section
        id="units"
        title={t(sold ? 'choose' : 'units')}
        intro={sold ? t(enrolled ? 'more' : 'chooseIntro') : undefined}
        actions={
          !enrolled && props.previewHref ? (
            <TextLink href={props.previewHref}>{t('preview')}</TextLink>
          ) : undefined
        }
        className="scroll-mt-28"
      >
        {complete ? (
          <CourseOutline
            units={units}
            unitHrefOf={unitHrefOf}
            lessonHrefOf={lessonHrefOf}
            downloadOf={props.downloadOf}
          />
        ) : (
          <UnitPicker
            units={units}
            unitHrefOf={unitHrefOf}
            lessonHrefOf={lessonHrefOf}
            chosen={props.chosen}
            onChosenChange={props.onChosenChange}
            restPrice={props.restPrice}
            onStart={sold ? props.onStart : undefined}
            starting={props.starting}
          />
        )}
      </Section>
    </SalesLayout>
  );
}

/** Whether there is more to say about an instructor than the name. */
const introduced = (instructor: CourseDetail['instructor']): instructor is Instructor =>
  Boolean(instructor?.headline || instructor?.bio || instructor?.image);

function Outcomes({ outcomes }: { outcomes: readonly string[] }) {
  const t = useMessages(courseScreenMessages);
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 text-lg font-bold">
        {t('learn')}
      </h2>
      <ul className="grid gap-x-7 gap-y-2 sm:grid-cols-2">
        {outcomes.map((outcome) => (
          <li key={outcome} className="flex min-w-0 gap-2.5 leading-snug wrap-anywhere">
            <Icon of={Check} size={20} className="mt-0.5 shrink-0 text-success-ink" />
            <span>{outcome}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MoreProps extends Pick<CourseScreenProps, 'forOthers' | 'onNavigate' | 'reviews'> {
  course: CourseDetail;
  teacherId: string;
  sold: boolean;
}

function More({ course, forOthers, onNavigate, reviews, teacherId, sold }: MoreProps) {
  const t = useMessages(courseScreenMessages);
  return (
    <>
      {forOthers && (
        // After the purchase in reading order, and close to the units in the window.
        <TextLink
          href={forOthers.href}
          className="-mt-10 inline-flex min-h-target-primary items-center gap-2 self-start font-bold"
        >
          <Icon of={Gift} size={20} />
          <span>{forOthers.label}</span>
        </TextLink>
      )}
      {course.audience && (
        <Section title={t('audience')}>
          <p className="max-w-measure whitespace-pre-line wrap-anywhere" dir="auto">
            {course.audience}
          </p>
        </Section>
      )}
      {course.descriptionHtml && (
        <Section title={t('about')}>
          <LessonHtml html={course.descriptionHtml} onNavigate={onNavigate} />
        </Section>
      )}
      {introduced(course.instructor) && (
        <Section id={teacherId} title={t('instructor')} className="scroll-mt-28">
          <InstructorCard instructor={course.instructor} />
        </Section>
      )}
      {reviews}
      {sold && <QuestionsBeforeBuying />}
    </>
  );
}
