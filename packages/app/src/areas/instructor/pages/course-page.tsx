import type { AuthoredCourseDetail } from '@digiken/contract';
import { ADMIN_ROLES, LIMITS } from '@digiken/contract/constants';
import { useUser } from '@digiken/hooks/account';
import { useAuthoredCourse, useAuthoringActions, useAuthoringUploads } from '@digiken/hooks/authoring';
import { useTypingStore } from '@digiken/hooks/drafts';
import { useCategories } from '@digiken/hooks/catalogue';
import {
  CourseEditorScreen,
  type CourseTyping,
  DETAIL_NAMES,
  EDITOR_TABS,
  type EditorTab,
} from '@digiken/learning/course-editor-screen';
import { lazyPart } from '@digiken/ui/lazy-part';
import { useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { useParams, useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { coursePath } from '../../../views/paths';
import { instructorMessages } from '../messages';
import { CourseBanks } from '../parts/course-banks';
import { CourseAuthors } from '../parts/course-authors';
import { ReviewNotesOf } from '../parts/review-notes-of';
import { DuplicateCourse } from '../parts/duplicate-course';
import { ExportCourse } from '../parts/export-course';
import { paths } from '../paths';
import { AfterSaves } from '../after-saves';
import { type KeptVersion, useVersionedSave } from '../use-versioned-save';
import { useCurriculum } from '../use-curriculum';
import { useCoursePrices } from '../use-course-prices';
import { useMarkdownPreview } from '../use-preview';
import { changeView } from '../../../views/changes';
import { authoredCourseView, categoriesOf, checkView, historyView } from '../views';
import { changedFields } from '../../../views/changed-fields';

// These are on the tabs for details and prices, which most visits never open.
const CourseCertificate = lazyPart(
  async () => (await import('../parts/course-certificate')).CourseCertificate,
);
const CourseCoupons = lazyPart(async () => (await import('../parts/course-coupons')).CourseCoupons);

const FORM_LIMITS = { title: LIMITS.titleMax, summary: LIMITS.summaryMax, markdown: LIMITS.markdownMax };

export default function InstructorCoursePage() {
  const { id = '' } = useParams();
  return (
    <AfterSaves key={id} record={`course:${id}`}>
      <CourseEditor id={id} />
    </AfterSaves>
  );
}

function CourseEditor({ id }: { id: string }) {
  const t = useMessages(instructorMessages);
  const { show } = useToast();
  const course = useAuthoredCourse(id);
  const categories = useCategories();
  const actions = useAuthoringActions();
  const { uploadCourseImage } = useAuthoringUploads();
  const [params, setParams] = useSearchParams();
  const { query: outline, tree, saveUnit } = useCurriculum(id);
  const [preview, makePreview] = useMarkdownPreview();
  const { data } = course;
  const me = useUser().data;
  const versions = useVersionedSave(
    `course:${id}`,
    course,
    useTypingStore<CourseTyping & KeptVersion>(`course:${id}`, DETAIL_NAMES),
  );
  const missing = isMissing(course);
  const savePrices = useCoursePrices(data, versions, saveUnit);
  const titleOf = useTitleOf();
  usePage({
    title:
      titleOf(t('course'), data?.title) ?? (course.status === 'error' && !missing ? t('course') : undefined),
  });
  if (missing) return <NotFoundPage />;

  const tab = EDITOR_TABS.find((tab) => tab === params.get('tab')) ?? 'curriculum';
  const showTab = (wanted: EditorTab) => {
    if (wanted === tab) return;
    setParams(wanted === 'curriculum' ? {} : { tab: wanted }, { replace: true, preventScrollReset: true });
  };
  // An administrator can change the prices of every course (spec 12.127).
  const owns =
    data !== undefined && (ADMIN_ROLES.some((role) => role === me?.role) || data.instructor?._id === me?._id);
  const open = data?.state === 'draft' || data?.state === 'changes' || data?.state === 'unpublished';
  const submit = async () => {
    const outcome = await actions.submitCourse(id);
    if (outcome.ok) show({ tone: 'success', message: outcome.message ?? t('courseSubmitted') });
    return outcome;
  };
  return (
    <CourseEditorScreen
      // The form reads its options once: a category that is not loaded yet would be saved as none.
      state={
        categories.status === 'loading' && data
          ? { status: 'loading' }
          : loadState(course.status === 'ready' ? outline : course)
      }
      course={data && authoredCourseView(data)}
      crumbs={[{ label: t('courses'), href: paths.courses }, { label: data?.title ?? t('course') }]}
      tab={tab}
      onTabChange={showTab}
      curriculum={tree}
      onSavePrices={owns ? savePrices : undefined}
      autosave={savesItself(data)}
      categories={categoriesOf(categories.data, data)}
      preview={preview}
      onPreview={makePreview}
      draft={versions.draft}
      onTyping={versions.keep}
      onSave={async ({ description, ...details }) => {
        const outcome = await versions.save(
          (version) =>
            actions.updateCourse(id, {
              ...changedFields(
                { ...details, descriptionMarkdown: description },
                data && { ...data, categoryId: data.category?._id ?? null },
              ),
              version,
            }),
          { typed: true },
        );
        if (outcome.ok || !outcome.errors?.descriptionMarkdown) return outcome;
        return {
          ...outcome,
          errors: { ...outcome.errors, description: outcome.errors.descriptionMarkdown },
        };
      }}
      reviewNotes={
        <ReviewNotesOf
          courseId={id}
          placeOf={({ itemId }) =>
            tree.units.flatMap((unit) => [unit, ...unit.items]).find((place) => place.id === itemId)
          }
        />
      }
      onPicture={(file, control) => uploadCourseImage(id, file, control)}
      limits={FORM_LIMITS}
      publishing={data?.publishing}
      conflict={
        versions.theirs && {
          theirs: authoredCourseView(versions.theirs),
          onKeepMine: versions.settle,
          onTakeTheirs: versions.settle,
        }
      }
      checklist={{
        ready: data?.checklist.ready ?? false,
        items: (data?.checklist.checks ?? []).map((check) => checkView(check, id)),
      }}
      onSubmitForReview={open && !data.changes ? submit : undefined}
      onWithdraw={data?.state === 'review' ? () => actions.withdrawCourse(id) : undefined}
      previewHref={
        data && data.lessonCount > 0 ? coursePath('public', { ...data, _id: data.previewId }) : undefined
      }
      history={historyView(data?.history, t)}
      stagedChanges={
        data?.changes
          ? {
              state: data.changes,
              items: data.stagedChanges.map(changeView),
              trusted: data.trusted && data.state === 'published',
              onSubmit: data.changes === 'review' ? undefined : submit,
              onWithdraw: data.changes === 'review' ? () => actions.withdrawCourse(id) : undefined,
              onDiscard: () => actions.discardStagedChanges(id),
            }
          : undefined
      }
      detailsExtra={data && <CourseCertificate courseId={id} />}
      // Coupons are the owner's.
      priceExtra={data && data.instructor?._id === me?._id && <CourseCoupons courseId={id} />}
      people={data && <CourseAuthors courseId={id} />}
      tools={
        data && (
          <>
            <CourseBanks courseId={id} />
            <DuplicateCourse course={data} />
            <ExportCourse course={data} hasChanges={data.changes !== null} />
          </>
        )
      }
    />
  );
}

/**
 * Whether details are saved while they are typed: unless a save is published at once, waits under review, or could
 * still be a minor correction, which its author chooses before the first save.
 */
function savesItself(course: AuthoredCourseDetail | undefined): boolean {
  if (course === undefined || course.state === 'review' || course.changes === 'review') return false;
  return course.state !== 'published' || (course.publishing.staged && course.publishing.pending);
}
