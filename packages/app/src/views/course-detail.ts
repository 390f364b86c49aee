import type { LessonRef, Unit } from '@digiken/contract';
import { type Area, lessonPath, unitPath } from './paths';

/** The addresses of units and lessons: those of the course's own pages, and those where the reader studies. */
export const courseLinks = (area: Area, studyArea: Area = area) => ({
  unitHrefOf: (unit: LessonRef): string => unitPath(area, unit),
  lessonHrefOf: (lesson: LessonRef): string => lessonPath(studyArea, lesson),
});

/** The first lesson that opens without owning it. */
export function previewPath(units: Unit[], area: Area): string | undefined {
  const lesson = units.flatMap((unit) => unit.lessons).find((item) => item.preview);
  return lesson && lessonPath(area, lesson);
}

/** Where studying goes on: the server's word, else the first open lesson that is not done, else the first. */
export function continuePath(
  resume: { _id: string; title: string } | null | undefined,
  units: Unit[],
  area: Area,
): string | undefined {
  const lessons = units.filter((unit) => unit.owned).flatMap((unit) => unit.lessons);
  const lesson =
    resume ?? lessons.find((lesson) => lesson.open && !lesson.done) ?? lessons.find((lesson) => lesson.open);
  return lesson && lessonPath(area, lesson);
}
