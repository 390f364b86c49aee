import type { LiveClass } from '@digiken/contract';

/** The course or hub of a class; `deleted` once it is gone. */
export const placeOf = ({ course, hub }: Pick<LiveClass, 'course' | 'hub'>, deleted: string): string =>
  course?.name ?? hub?.name ?? deleted;
