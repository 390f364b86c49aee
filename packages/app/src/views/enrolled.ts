import type { Enrolled, Progress } from '@digiken/contract';
import type { EnrolledView } from '@digiken/learning/enrolled-card';
import { coursePath, lessonPath } from './paths';

// Apart from the views of course pages: the dashboard needs only these.
export type ProgressView = EnrolledView['progress'];

export function progressView(progress: Progress | undefined): ProgressView {
  return { done: progress?.done ?? 0, total: progress?.total ?? 0 };
}

export function enrolledView(enrolled: Enrolled): EnrolledView {
  return {
    id: enrolled._id,
    course: {
      title: enrolled.course.title,
      image: enrolled.course.image,
      href: enrolled.course._id ? coursePath('console', enrolled.course) : '/console/my-courses',
    },
    progress: {
      done: enrolled.lessonsDone ?? 0,
      total: enrolled.lessonsTotal ?? 0,
      ...(enrolled.quizzesToPass !== undefined && { quizzesLeft: enrolled.quizzesToPass }),
    },
    resume: enrolled.resume
      ? { title: enrolled.resume.title, href: lessonPath('console', enrolled.resume) }
      : undefined,
    createdAt: enrolled.createdAt,
    lastStudiedAt: enrolled.lastStudiedAt ?? undefined,
  };
}
