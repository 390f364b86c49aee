import type { CourseDetail } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { useReviewActions, useReviews } from '@digiken/hooks/catalogue';
import { useSession } from '@digiken/hooks/session';
import { CourseReviews as Reviews } from '@digiken/learning/course-reviews';
import { useState } from 'react';
import { reviewView } from '../views/reviews';

type Page = CourseDetail['reviews'];

/** Ratings and reviews of a course; its first page comes with the course. */
export function CourseReviews({ course }: { course: CourseDetail }) {
  /** Where the pages before this one begin; undefined is the first one. */
  const [path, setPath] = useState<string[]>([]);
  const cursor = path.at(-1);
  const turns = {
    onNewer: path.length > 0 ? () => setPath(path.slice(0, -1)) : undefined,
    onOlder: (next: string) => setPath([...path, next]),
  };
  return cursor === undefined ? (
    <ReviewPage course={course} page={course.reviews} {...turns} />
  ) : (
    <LaterPage key={cursor} course={course} cursor={cursor} {...turns} />
  );
}

interface TurnProps {
  course: CourseDetail;
  onNewer?: () => void;
  onOlder: (next: string) => void;
}

function LaterPage({ cursor, ...props }: TurnProps & { cursor: string }) {
  const { data } = useReviews(props.course._id, { cursor });
  return <ReviewPage {...props} page={data ?? { data: [], next: null }} />;
}

function ReviewPage({ course, page, onNewer, onOlder }: TurnProps & { page: Pick<Page, 'data' | 'next'> }) {
  const { saveReview, removeReview, reportReview } = useReviewActions();
  const signedIn = useSession().status === 'signed-in';
  const { next } = page;
  return (
    <Reviews
      id="reviews"
      rating={course.rating ?? null}
      count={course.reviews.count}
      reviews={page.data.map(reviewView)}
      onNewer={onNewer}
      onOlder={next === null ? undefined : () => onOlder(next)}
      own={course.ownReview && reviewView(course.ownReview)}
      mayReview={course.mayReview}
      maxLength={LIMITS.reviewMax}
      onSave={(review) => saveReview(course._id, review)}
      onRemove={() => removeReview(course._id)}
      onReport={signedIn ? (id, reason) => reportReview(id, reason) : undefined}
    />
  );
}
