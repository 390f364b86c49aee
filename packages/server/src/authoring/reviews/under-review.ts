import type { CourseReview } from '@digiken/contract';
import { conflict } from '../../platform/http/errors';
import type { OwnCourse } from '../access';
import { WORDING } from '../wording';

/** @throws {HttpError} 409 if nothing is under review */
export function reviewed({ live, stagedCopy }: OwnCourse): CourseReview['kind'] {
  if (stagedCopy?.state === 'review') return 'changes';
  if (live.state === 'review') return 'new';
  throw conflict(WORDING.notInReview);
}
