import type { CourseDetail } from '@digiken/contract';
import type { ReviewView } from '@digiken/learning/course-reviews';

type Review = CourseDetail['reviews']['data'][number];

/** A review as its card shows it. */
export function reviewView(review: Review): ReviewView {
  return {
    id: review._id,
    author: review.author ?? '',
    stars: review.stars ?? 0,
    text: review.text ?? '',
    language: review.textLanguage,
    createdAt: review.createdAt ?? '',
    edited: Boolean(review.editedAt),
    own: review.own ?? false,
  };
}
