import { useReviewComments } from '@digiken/hooks/authoring';
import { ReviewNotes, type ReviewNotesProps } from '@digiken/learning/review-notes';

interface ReviewNotesOfProps extends Pick<ReviewNotesProps, 'placeOf'> {
  courseId: string;
  /** Only what is about this lesson. Default: the whole course. */
  lessonId?: string;
}

/** What the last review of a course asked for; nothing once it is approved, and while that is unknown. */
export function ReviewNotesOf({ courseId, lessonId, placeOf }: ReviewNotesOfProps) {
  const comments = useReviewComments(courseId).data ?? [];
  return (
    <ReviewNotes
      comments={lessonId === undefined ? comments : comments.filter(({ itemId }) => itemId === lessonId)}
      placeOf={placeOf}
    />
  );
}
