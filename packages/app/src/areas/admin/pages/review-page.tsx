import type { CourseReview } from '@digiken/contract';
import { useCourseReview, useCourseReviewActions } from '@digiken/hooks/admin';
import { useKeptSet } from '@digiken/hooks/drafts';
import { CourseStateBadge } from '@digiken/learning/course-state-badge';
import { ReviewDesk } from '@digiken/learning/review-desk';
import { useMessages } from '@digiken/ui/messages-provider';
import { RecordScreen } from '@digiken/ui/record-screen';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Navigate, useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { useTitleOf } from '../../shared/use-title-of';
import { courseMessages } from '../messages/courses';
import { ReviewDecisions } from '../parts/review-decisions';
import { coursePath } from '../views';

const QUEUE = '/admin/courses';

/** What is under review in a course, and the decision about it (spec 17.100). */
export default function ReviewPage() {
  const { id = '' } = useParams();
  const t = useMessages(courseMessages);
  const titleOf = useTitleOf();
  const query = useCourseReview(id);
  const review = query.data;
  const isDecided = query.error?.status === 409;
  usePage({
    title: titleOf(t('review'), review?.course.title) ?? (query.status === 'error' ? t('review') : undefined),
  });
  if (isMissing(query)) return <NotFoundPage />;
  // Decided, or taken back by its instructor: the page of the course says which.
  if (isDecided) return <Navigate to={coursePath(id)} replace />;
  return (
    <RecordScreen
      title={review?.course.title ?? t('review')}
      crumbs={[
        { label: t('toReview'), href: QUEUE },
        { label: review?.course.title ?? t('review'), href: coursePath(id) },
        { label: t('review') },
      ]}
      state={loadState(query)}
      badges={
        review && (
          <CourseStateBadge state={review.course.state} unpublishedChanges={review.kind === 'changes'} />
        )
      }
      intro={review && <Submission review={review} />}
    >
      {review && <Desk review={review} />}
    </RecordScreen>
  );
}

function Submission({ review: { kind, submittedAt, submittedBy } }: { review: CourseReview }) {
  const t = useMessages(courseMessages);
  const name = submittedBy?.name ?? t('somebody');
  return (
    <div className="flex flex-col text-ink-muted">
      <p className="flex flex-wrap gap-x-2">
        <span>{t('event-submitted', { name })}</span>
        {submittedAt && <RelativeTime iso={submittedAt} />}
      </p>
      <p>{t(kind === 'new' ? 'newIntro' : 'changesIntro')}</p>
    </div>
  );
}

function Desk({ review }: { review: CourseReview }) {
  const { _id } = review.course;
  const { addComment, removeComment } = useCourseReviewActions(_id);
  const [accepted, accept] = useKeptSet(`review:${_id}`);
  return (
    <ReviewDesk
      review={review}
      accepted={accepted}
      onAcceptedChange={accept}
      previewHref={`/course/${review.previewId}`}
      onComment={({ quote, ...comment }) => addComment({ ...comment, quote: quote ?? '' })}
      onRemoveComment={removeComment}
      decisions={<ReviewDecisions review={review} />}
    />
  );
}
