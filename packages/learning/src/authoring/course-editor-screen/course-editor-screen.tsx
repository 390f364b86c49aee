import { Eye } from 'lucide';
import { ButtonLink } from '@digiken/ui/button';
import { PageHeader } from '@digiken/ui/page-header';
import { Section } from '@digiken/ui/section';
import { Timeline } from '@digiken/ui/timeline';
import { Icon } from '@digiken/ui/icon';
import type { Crumb, FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { CourseStateBadge } from '../course-state-badge/course-state-badge';
import { PAGE } from '../../lib/page';
import { PublishChecklist, type PublishChecklistProps } from '../publish-checklist/publish-checklist';
import { CourseDetailsForm, type CourseDetailsFormProps } from './course-details-form';
import { CourseNotice } from './course-notice';
import { CourseUnits, type CourseUnitsProps } from './course-units';
import { courseEditorMessages } from './messages';
import { StagedChanges, type StagedChangesView } from './staged-changes';
import type { AuthoredCourseView, ReviewEventView } from './types';

export { courseEditorMessages } from './messages';
export type { StagedChangesView } from './staged-changes';
export type {
  AuthoredCourseView,
  AuthoredUnitView,
  CourseDetails,
  CourseTyping,
  ReviewEventView,
} from './types';

export interface CourseEditorScreenProps extends CourseUnitsProps, Omit<CourseDetailsFormProps, 'course'> {
  state: LoadState;
  /** Set once `state` is ready. */
  course?: AuthoredCourseView;
  crumbs?: Crumb[];
  checklist: Pick<PublishChecklistProps, 'items' | 'ready'>;
  /** Undefined if there is nothing to submit (in review, published). */
  onSubmitForReview?: () => Promise<FormOutcome>;
  /** Set while the course is in review. */
  onWithdraw?: () => Promise<FormOutcome>;
  /** The course as learners see it; undefined while it has no content. */
  previewHref?: string;
  history?: readonly ReviewEventView[];
  /** The differences from the published course; undefined if there are none. */
  stagedChanges?: StagedChangesView;
}

/** The editor of a course: its units, its details, its checklist and its review. */
export function CourseEditorScreen(props: CourseEditorScreenProps) {
  const t = useMessages(courseEditorMessages);
  const { state, course, units, checklist, history = [] } = props;
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (state.status === 'loading' || !course) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('waiting')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  return (
    <div data-slot="course-editor-screen" className={`${PAGE} flex flex-col gap-8 wrap-anywhere`}>
      <PageHeader
        className="pb-0!"
        eyebrow={props.crumbs && <Breadcrumbs items={props.crumbs} />}
        title={course.title}
        intro={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2 text-base">
            <CourseStateBadge state={course.state} unpublishedChanges={course.unpublishedChanges} />
            {course.learnerCount !== undefined && t('learners', { count: course.learnerCount })}
          </span>
        }
        actions={
          props.previewHref && (
            <ButtonLink href={props.previewHref} variant="secondary" icon={<Icon of={Eye} size={20} />}>
              {t('previewCourse')}
            </ButtonLink>
          )
        }
      />
      <CourseNotice course={course} onWithdraw={props.onWithdraw} />
      <div className="grid items-start gap-x-12 gap-y-14 xl:grid-cols-[minmax(0,1fr)_min(19rem,36%)]">
        <div className="flex min-w-0 flex-col gap-14">
          {props.stagedChanges && <StagedChanges changes={props.stagedChanges} />}
          <CourseUnits
            units={units}
            onAddUnit={props.onAddUnit}
            onReorderUnits={props.onReorderUnits}
            onRemoveUnit={props.onRemoveUnit}
          />
          <Section id="details" title={t('details')} intro={t('detailsIntro')}>
            <CourseDetailsForm key={course.id} {...props} course={course} />
          </Section>
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Section
            title={t(course.state === 'published' ? 'readyPublished' : 'ready')}
            headingLevel={2}
            className="rounded-xl border bg-surface p-5 in-[.high-contrast]:border-2 sm:p-6 forced-colors:border-2 [&_h2]:text-lg!"
          >
            <PublishChecklist
              {...checklist}
              published={course.state === 'published'}
              submitLabel={t('submit')}
              onSubmit={props.onSubmitForReview}
            />
          </Section>
          {history.length > 0 && (
            <Section title={t('history')} headingLevel={2} className="[&_h2]:text-lg!">
              <Timeline
                label={t('history')}
                items={history.map(({ id, title, at, reason }) => ({ id, title, at, body: reason }))}
              />
            </Section>
          )}
        </div>
      </div>
    </div>
  );
}
