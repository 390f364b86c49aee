import type { AuthoredCourseDetail, StagedChangeDetail, StagedState } from '@digiken/contract';
import { useAuthoredCourse, useStagedChanges } from '@digiken/hooks/authoring';
import { useCourse } from '@digiken/hooks/catalogue';
import { ButtonLink } from '@digiken/ui/button';
import { ChangeList } from '@digiken/learning/change-list';
import { CourseOutline } from '@digiken/learning/course-outline';
import { CourseStateBadge } from '@digiken/learning/course-state-badge';
import { formatDataSize } from '@digiken/ui/data-size';
import { LessonHtml } from '@digiken/learning/lesson-html';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Price } from '@digiken/ui/price';
import { PublishChecklist } from '@digiken/learning/publish-checklist';
import { RecordScreen, type RecordScreenProps } from '@digiken/ui/record-screen';
import { Section } from '@digiken/ui/section';
import { TextLink } from '@digiken/ui/text-link';
import { Timeline } from '@digiken/ui/timeline';
import { useNavigate, useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { changeView } from '../../../views/changes';
import { courseMessages } from '../messages/courses';
import { termMessages } from '../messages/terms';
import { CourseCorrections } from '../parts/course-corrections';
import { CourseDecisions } from '../parts/course-decisions';
import { categoryName } from '../../../views/category-name';
import { reviewLinks, reviewUnit, topicPath, unitPath, userPath } from '../views';

export default function CoursePage() {
  const { id = '' } = useParams();
  const t = useMessages(courseMessages);
  const navigate = useNavigate();
  // The instructor's view knows the checklist and the history, the reader's the contents as learners get them.
  const query = useAuthoredCourse(id);
  const read = useCourse(id);
  const staged = useStagedChanges(id);
  const course = query.data;
  const facts = useFacts(course);
  const missing = isMissing(query);
  const titleOf = useTitleOf();
  usePage({
    title:
      titleOf(t('course'), course?.title) ?? (query.status === 'error' && !missing ? t('course') : undefined),
  });

  if (missing) return <NotFoundPage />;
  const units = (read.data?.units ?? []).map(reviewUnit);
  const description = read.data?.descriptionHtml ?? '';
  return (
    <RecordScreen
      title={course?.title ?? t('course')}
      crumbs={[{ label: t('title'), href: '/admin/courses' }, { label: course?.title ?? t('course') }]}
      state={read.status === 'ready' ? loadState(query) : loadState(read)}
      badges={course && <CourseStateBadge state={course.state} />}
      intro={course?.summary}
      facts={facts}
      actions={course && <CourseDecisions course={course} />}
    >
      {staged.data && staged.data.state !== null && (
        <Changes changes={staged.data.changes} state={staged.data.state} previewId={staged.data.previewId} />
      )}
      <Section title={t('description')}>
        {description === '' ? (
          <p className="text-ink-muted">{t('noDescription')}</p>
        ) : (
          <div className="max-w-measure">
            <LessonHtml html={description} onNavigate={(href) => void navigate(href)} />
          </div>
        )}
      </Section>
      <Section title={t('contents')}>
        {units.length === 0 ? (
          <p className="text-ink-muted">{t('noUnits')}</p>
        ) : (
          <CourseOutline units={units} {...reviewLinks} headingLevel={3} open="all" />
        )}
      </Section>
      {course && <Review course={course} />}
      <CourseCorrections key={id} id={id} />
    </RecordScreen>
  );
}

function Changes({
  changes,
  state,
  previewId,
}: {
  changes: StagedChangeDetail[];
  state: StagedState;
  previewId: string;
}) {
  const t = useMessages(courseMessages);
  return (
    <Section
      title={t('changesTitle')}
      intro={t(state === 'review' ? 'changesWaiting' : 'changesWritten')}
      actions={
        <ButtonLink variant="secondary" href={`/course/${previewId}`}>
          {t('previewChanges')}
        </ButtonLink>
      }
    >
      <ChangeList label={t('changesTitle')} changes={changes.map(changeView)} />
    </Section>
  );
}

function Review({ course: { checklist, history } }: { course: AuthoredCourseDetail }) {
  const t = useMessages(courseMessages);
  const mended = ({ unitId, topicId }: { unitId: string | null; topicId: string | null }) =>
    topicId ? topicPath(topicId) : unitId ? unitPath(unitId) : undefined;
  return (
    <>
      <Section title={t('checklist')}>
        <PublishChecklist
          ready={checklist.ready}
          submitLabel=""
          items={checklist.checks.map(({ id, status, count, where }) => ({
            id,
            status,
            count,
            where: where.map((place) => ({ title: place.title, href: mended(place) })),
          }))}
        />
      </Section>
      <Section title={t('history')}>
        {history.length === 0 ? (
          <p className="text-ink-muted">{t('noHistory')}</p>
        ) : (
          <Timeline
            label={t('historyLabel')}
            items={history.map(({ _id, kind, by, reason, createdAt }) => ({
              id: _id,
              title: t(`event-${kind}`, { name: by?.name ?? t('somebody') }),
              at: createdAt,
              body: reason,
              tone: TONES[kind],
            }))}
          />
        )}
      </Section>
    </>
  );
}

const TONES = {
  submitted: 'info',
  withdrawn: 'neutral',
  approved: 'success',
  'changes-requested': 'warning',
  unpublished: 'danger',
  'minor-correction': 'neutral',
  discarded: 'neutral',
  published: 'success',
} as const;

function useFacts(course: AuthoredCourseDetail | undefined): RecordScreenProps['facts'] {
  const t = useMessages(courseMessages);
  const word = useMessages(termMessages);
  const locale = useLocale();
  if (!course) return undefined;
  const { instructor, category, level, unitCount, lessonCount, learnerCount, price, checklist } = course;
  return [
    {
      label: t('instructor'),
      value: instructor && <TextLink href={userPath(instructor._id)}>{instructor.name}</TextLink>,
    },
    { label: t('category'), value: category ? categoryName(category) : undefined },
    { label: t('level'), value: word(level) },
    { label: t('price'), value: <Price amount={price} /> },
    { label: t('units'), value: unitCount },
    { label: t('lessons'), value: lessonCount },
    { label: t('learners'), value: learnerCount },
    { label: t('size'), value: formatDataSize(checklist.weightBytes, locale) },
  ];
}
