import type { Lesson } from '@digiken/contract';
import type { LessonReaderProps } from '@digiken/learning/lesson-reader';
import { type Area, coursePath, lessonPath, unitPath } from './paths';

type LessonView = LessonReaderProps['lesson'];
type VideoView = NonNullable<LessonView['video']>;

function videoView(video: NonNullable<Lesson['video']>): VideoView {
  return {
    src: video.src,
    poster: video.poster ?? undefined,
    seconds: video.seconds ?? undefined,
    weightBytes: video.weightBytes ?? undefined,
    sound: video.sound ?? undefined,
    captions: video.captions ?? [],
    transcriptHtml: video.transcriptHtml ?? undefined,
  };
}

export function lessonView(lesson: Lesson, area: Area): LessonView {
  return {
    id: lesson._id,
    title: lesson.title,
    html: lesson.html,
    language: lesson.language,
    languages: lesson.languages ?? [],
    machineTranslated: lesson.machineTranslated ?? false,
    headings: lesson.headings ?? [],
    minutes: lesson.minutes ?? 0,
    weightBytes: lesson.weightBytes ?? 0,
    position: lesson.position,
    unitTitle: lesson.unit.title,
    courseTitle: lesson.course.title,
    courseHref: coursePath(area, lesson.course),
    unitHref: unitPath(area, lesson.unit),
    done: lesson.done ?? false,
    video: lesson.video ? videoView(lesson.video) : undefined,
  };
}

export function neighbour(ref: Lesson['next'] | undefined, area: Area, language?: string) {
  return ref
    ? { title: ref.title, language: ref.titleLanguage, href: lessonPath(area, ref, language) }
    : undefined;
}
