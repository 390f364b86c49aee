import { ArrowDown, Play } from 'lucide';
import { ButtonLink } from '@digiken/ui/button';
import { ProgressBar } from '@digiken/ui/progress';
import { Section } from '@digiken/ui/section';
import { Icon } from '@digiken/ui/icon';
import type { Crumb, LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { CourseCover } from '../course-cover/course-cover';
import { CourseOutline } from '../course-outline/course-outline';
import { LessonHtml } from '../lesson-html/lesson-html';
import { PAGE } from '../../lib/page';
import { UnitPicker, type UnitPickerProps } from '../unit-picker/unit-picker';
import { CourseFacts } from './course-facts';
import type { CourseDetailView } from './types';

export type { CourseDetailView } from './types';

export const courseScreenMessages = defineMessages('courseScreen', {
  loading: 'Loading the course…',
  waiting: 'Course',
  choose: 'Choose your units',
  add: 'Add more units',
  preview: 'Read a free lesson',
  begin: 'Start the course',
  resume: 'Continue the course',
  review: 'Review the course',
  progress: 'Your progress in {title}',
  about: 'About this course',
  units: 'Units',
  chooseIntro: 'Take all of them, or only the ones that you need.',
  more: 'The units that you do not have yet can be added at any time.',
});

export interface CourseScreenProps extends Omit<UnitPickerProps, 'units' | 'headingLevel'> {
  state: LoadState;
  /** Set once `state` is ready. */
  course?: CourseDetailView;
  /** The user is enrolled in at least one unit. */
  enrolled: boolean;
  /** The first lesson that needs no account. */
  previewHref?: string;
  /** The lesson to continue with. */
  continueHref?: string;
  crumbs?: Crumb[];
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
  const complete = course.units.length > 0 && course.units.every((unit) => unit.owned);
  return (
    <div data-slot="course-screen" className={`${PAGE} flex flex-col gap-14 sm:gap-20`}>
      <div className="flex flex-col gap-6">
        {props.crumbs && <Breadcrumbs items={props.crumbs} />}
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-14">
          <div className="flex min-w-0 flex-col items-start gap-5 wrap-anywhere">
            <div className="flex flex-col gap-3">
              {course.category && <p className="font-medium text-accent-ink">{course.category}</p>}
              <h1 className="text-3xl font-heavy tracking-tight sm:text-4xl">{course.title}</h1>
            </div>
            <p className="max-w-measure text-lg">{course.summary}</p>
            <CourseFacts course={course} />
            <Actions {...props} course={course} complete={complete} />
          </div>
          <CourseCover
            title={course.title}
            image={course.image}
            className="aspect-video rounded-xl max-lg:hidden"
          />
        </div>
      </div>
      {course.descriptionHtml && (
        <Section title={t('about')}>
          <LessonHtml html={course.descriptionHtml} onNavigate={props.onNavigate} />
        </Section>
      )}
      <Section
        id="units"
        title={t('units')}
        intro={complete ? undefined : t(props.enrolled ? 'more' : 'chooseIntro')}
      >
        {complete ? (
          <CourseOutline units={course.units} />
        ) : (
          <UnitPicker
            units={course.units}
            chosen={props.chosen}
            onChosenChange={props.onChosenChange}
            total={props.total}
            restPrice={props.restPrice}
            quoting={props.quoting}
            notice={props.notice}
            paidNotice={props.paidNotice}
            onEnrol={props.onEnrol}
            busy={props.busy}
            signInHref={props.signInHref}
          />
        )}
      </Section>
    </div>
  );
}

function Actions({
  course,
  enrolled,
  complete,
  continueHref,
  previewHref,
}: CourseScreenProps & { course: CourseDetailView; complete: boolean }) {
  const t = useMessages(courseScreenMessages);
  const { done, total } = course.progress;
  const next = done === 0 ? 'begin' : done >= total ? 'review' : 'resume';
  return (
    <div className="mt-2 flex w-full max-w-form flex-col items-start gap-5">
      {enrolled && total > 0 && (
        <ProgressBar
          label={t('progress', { title: course.title })}
          done={done}
          total={total}
          className="w-full"
        />
      )}
      <div className="flex flex-wrap gap-3">
        {enrolled && continueHref && (
          <ButtonLink href={continueHref} icon={<Icon of={Play} size={18} />}>
            {t(next)}
          </ButtonLink>
        )}
        {!complete && (
          <ButtonLink
            href="#units"
            variant={enrolled ? 'secondary' : 'primary'}
            iconAfter={<Icon of={ArrowDown} size={18} />}
          >
            {t(enrolled ? 'add' : 'choose')}
          </ButtonLink>
        )}
        {!enrolled && previewHref && (
          <ButtonLink href={previewHref} variant="secondary">
            {t('preview')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
