import type { Category, Course, Progress, Review } from '@digiken/contract';
import type { Defaults } from './list-items';

/** `price` and `level` have no default: nothing is shown for them. */
export const COURSE: Defaults<Course> = {
  title: '',
  summary: '',
  category: null,
  instructor: null,
  unitCount: 0,
  lessonCount: 0,
  minutes: null,
  bytes: null,
  rating: null,
  lowestPrice: null,
  image: null,
  createdAt: '',
};

export const CATEGORY: Defaults<Category> = { name: '', nameSw: null, createdAt: '', courseCount: 0 };

/** `stars` has no default: a review without them shows its text. */
export const REVIEW: Defaults<Review> = { author: '', text: '', createdAt: '', editedAt: null, own: false };

export const PROGRESS: Progress = { done: 0, total: 0, fraction: 0 };
