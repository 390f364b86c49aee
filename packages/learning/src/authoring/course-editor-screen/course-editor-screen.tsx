import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import type { UploadFile } from '@digiken/ui/file-upload';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import type { Crumb, FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { lazyPart } from '@digiken/ui/lazy-part';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { Section } from '@digiken/ui/section';
import { Tabs } from '@digiken/ui/tabs';
import { PAGE } from '../../lib/page';
import type { AutosaveState } from '../../lib/use-autosave';
import { CourseStateBadge } from '../course-state-badge/course-state-badge';
import { CurriculumTree, type CurriculumTreeProps } from '../curriculum-tree/curriculum-tree';
import { PublishChecklist, type PublishChecklistProps } from '../publish-checklist/publish-checklist';
import { SaveBar } from '../save-bar/save-bar';
import type { CourseDetailsFormProps } from './course-details-form';
import { CourseNotice, ReviewNotice } from './course-notice';
import type { CoursePriceFormProps } from './course-price-form';
import { useEditorStep } from './editor-step';
import { courseEditorMessages } from './messages';
import type { StagedChangesView } from './staged-changes';
import type { AuthoredCourseView, ReviewEventView } from './types';

export { DETAIL_NAMES } from './course-details-form';
export { courseEditorMessages } from './messages';
export type { StagedChangesView } from './staged-changes';
export type {
  AuthoredCourseView,
  CourseDetails,
  CoursePrices,
  CourseTyping,
  ReviewEventView,
  UnitPriceView,
} from './types';

// Most visits only open the curriculum.
const CourseDetailsForm = lazyPart(async () => (await import('./course-details-form')).CourseDetailsForm);
const CoursePriceForm = lazyPart(async () => (await import('./course-price-form')).CoursePriceForm);
const ReadOnlyPrices = lazyPart(async () => (await import('./read-only-prices')).ReadOnlyPrices);
const CourseCoverForm = lazyPart(async () => (await import('./course-cover-form')).CourseCoverForm);
const PublishTab = lazyPart(async () => (await import('./publish-tab')).PublishTab);

export const EDITOR_TABS = ['curriculum', 'details', 'price', 'cover', 'publish'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

export interface CourseEditorScreenProps
  extends Omit<CourseDetailsFormProps, 'course' | 'onAutosave'>,
    Partial<Pick<CoursePriceFormProps, 'onSavePrices'>> {
  state: LoadState;
  /** Set once `state` is ready. */
  course?: AuthoredCourseView;
  crumbs?: Crumb[];
  tab: EditorTab;
  onTabChange: (tab: EditorTab) => void;
  curriculum: CurriculumTreeProps;
  onPicture: UploadFile;
  /** Details are saved while they are typed. Default: by their button. */
  autosave?: boolean;
  checklist: Pick<PublishChecklistProps, 'items' | 'ready'>;
  /** Undefined if there is nothing to submit (in review, published). */
  onSubmitForReview?: () => Promise<FormOutcome>;
  /** Set while the course is in review. */
  onWithdraw?: () => Promise<FormOutcome>;
  onVersions?: () => void;
  /** The course as learners see it; undefined while it has no content. */
  previewHref?: string;
  history?: readonly ReviewEventView[];
  /** The differences from the published course; undefined if there are none. */
  stagedChanges?: StagedChangesView;
  /** What the last review asked for: above each tab, unless it is under review again. */
  reviewNotes?: ReactNode;
  /** Below the details, e.g. the certificate. */
  detailsExtra?: ReactNode;
  /** Below the prices, e.g. coupons. */
  priceExtra?: ReactNode;
  /** Beside the curriculum, e.g. who writes here. */
  people?: ReactNode;
  /** Below it: what else can be done with the course. */
  tools?: ReactNode;
}

/** The editor of a course: what is in it, what its page says, what it costs, and how it is published. */
export function CourseEditorScreen(props: CourseEditorScreenProps) {
  const t = useMessages(courseEditorMessages);
  const { state, course } = props;
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (state.status === 'loading' || !course) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('waiting')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  return <Editor {...props} course={course} />;
}

const CARD =
  'rounded-xl border border-line bg-raised p-5 in-[.high-contrast]:border-2 forced-colors:border-2 [&_h2]:text-lg!';

function Editor(props: CourseEditorScreenProps & { course: AuthoredCourseView }) {
  const t = useMessages(courseEditorMessages);
  const { course, curriculum, checklist, history = [], stagedChanges, tab, onTabChange, autosave } = props;
  const [saved, setSaved] = useState<{ state: AutosaveState; at?: string }>({ state: 'saved' });
  const missing = checklist.items.filter(({ status }) => status === 'missing').length;
  const published = course.state === 'published';
  const review =
    course.state === 'review' ? 'course' : stagedChanges?.state === 'review' ? 'changes' : undefined;
  const step = useEditorStep({ ...props, onMissing: () => onTabChange('publish') });
  const screen = useRef<HTMLDivElement>(null);
  const before = useRef(review);
  useEffect(() => {
    if (before.current === review) return;
    before.current = review;
    // The button that was pressed is gone with its bar or its notice.
    focusIfLost(() => screen.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]'));
  }, [review]);
  const list = <PublishChecklist {...checklist} published={published} submitLabel={t('submit')} />;
  return (
    <div ref={screen} data-slot="course-editor-screen" className={`${PAGE} wrap-anywhere`}>
      <PageHeader
        className="pb-0!"
        eyebrow={props.crumbs && <Breadcrumbs items={props.crumbs} />}
        title={course.title}
        intro={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2 text-base">
            <CourseStateBadge state={course.state} unpublishedChanges={course.unpublishedChanges} />
            <span>{course.learnerCount !== undefined && t('learners', { count: course.learnerCount })}</span>
          </span>
        }
      />
      <Tabs.Root
        // The bar below the tabs must not cover what gets the focus.
        className="[&_:is(a,button,input,textarea,select)]:scroll-mt-44"
        value={tab}
        onValueChange={(id) => {
          const wanted = EDITOR_TABS.find((tab) => tab === id);
          if (wanted) onTabChange(wanted);
        }}
      >
        <Tabs.List label={t('parts')} className="mt-4 gap-x-0!">
          {EDITOR_TABS.map((id) => (
            <Tabs.Tab key={id} value={id} className="px-2! max-sm:text-sm sm:px-3!">
              <span>{t(`tab-${id}`)}</span>
              {id === 'publish' && missing > 0 && (
                <>
                  {' '}
                  <Badge tone="warning">
                    <span>{missing}</span>
                    <span className="dk-visually-hidden"> {t('toDo')}</span>
                  </Badge>
                </>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {review === undefined ? (
          <SaveBar
            save={autosave ? (props.conflict ? { state: 'conflict' } : saved) : undefined}
            unseen={stagedChanges?.items.length}
            onVersions={props.onVersions}
            previewHref={props.previewHref}
            step={step}
          />
        ) : (
          <div className="pt-5">
            <ReviewNotice
              of={review}
              onWithdraw={props.onWithdraw ?? stagedChanges?.onWithdraw}
              onVersions={props.onVersions}
              previewHref={props.previewHref}
            />
          </div>
        )}
        {review === undefined && <div className="pt-5 empty:hidden">{props.reviewNotes}</div>}
        {review === undefined && (course.state !== 'published' || tab === 'publish') && (
          <div className="pt-5 empty:hidden">
            <CourseNotice course={course} />
          </div>
        )}
        <Tabs.Panel value="curriculum">
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
            <CurriculumTree {...curriculum} />
            <div className="flex min-w-0 flex-col gap-5">
              <Section
                title={t(published ? (stagedChanges ? 'readyChanges' : 'readyPublished') : 'ready')}
                className={CARD}
              >
                {list}
              </Section>
              {props.people && <div className={CARD}>{props.people}</div>}
              {props.tools && <div className="flex flex-wrap gap-3">{props.tools}</div>}
            </div>
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="details">
          <div className="flex flex-col gap-12">
            <Section id="details" title={t('details')} intro={t('detailsIntro')} className="scroll-mt-36">
              <CourseDetailsForm
                key={course.id}
                {...props}
                onAutosave={
                  autosave
                    ? (now) =>
                        setSaved({ state: now, ...(now === 'saved' && { at: new Date().toISOString() }) })
                    : undefined
                }
              />
            </Section>
            {props.detailsExtra}
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="price">
          <div className="flex flex-col gap-12">
            {props.onSavePrices ? (
              <CoursePriceForm course={course} units={curriculum.units} onSavePrices={props.onSavePrices} />
            ) : (
              <ReadOnlyPrices course={course} units={curriculum.units} />
            )}
            {props.priceExtra}
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="cover">
          <CourseCoverForm course={course} onPicture={props.onPicture} />
        </Tabs.Panel>
        <Tabs.Panel value="publish">
          <PublishTab published={published} list={list} stagedChanges={stagedChanges} history={history} />
        </Tabs.Panel>
      </Tabs.Root>
    </div>
  );
}
