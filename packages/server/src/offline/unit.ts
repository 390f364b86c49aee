import { createHash } from 'node:crypto';
import type { OfflineFile, OfflineUnit } from '@digiken/contract';
import { ownedUnit, readUnitLessons, type UnitLessons } from '../learning';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { learnerOf, quizzesOfUnit, type UnitQuiz } from '../quizzes';
import { callsOf, isOffline } from './answers';
import { filesOf } from './files';

/**
 * What a device stores to read a unit without a connection (spec 14.40). Does not record that lessons were opened.
 * @throws {HttpError} 403 or 404 for a unit that the caller neither owns nor manages
 */
export async function readOfflineUnit(
  services: Deps<'clock' | 'config' | 'media'>,
  caller: Caller,
  unitId: string,
): Promise<OfflineUnit> {
  const { db } = services;
  const unit = await ownedUnit(db, caller, unitId);
  const lessons = await readUnitLessons(db, caller, unit);
  const takesQuizzes = unit.owned && caller.role === 'user';
  const quizzes = takesQuizzes ? await quizzesOfUnit(services, learnerOf(caller), unitId) : [];
  const { courseId, owned } = unit;
  const calls = await callsOf(services, caller, { id: unitId, courseId, owned, lessons, quizzes });
  const files = await filesOf(services, lessons);
  const videos = files.filter(({ kind }) => kind === 'video');
  return {
    unitId,
    courseId,
    title: unit.title,
    courseTitle: unit.courseTitle,
    lessons: lessons.lessons.map(({ _id, title }) => ({ _id, title })),
    calls,
    files,
    practiceQuizzes: quizzes.filter(isOffline).map(({ detail }) => ({
      _id: detail._id,
      title: detail.title,
      openAttemptId: detail.openAttemptId,
    })),
    version: versionOf({ unit, lessons, files, quizzes }),
    bytes: sum(calls) + sum(files) - sum(videos),
    videoBytes: sum(videos),
  };
}

const sum = (list: readonly { bytes: number }[]) => list.reduce((total, { bytes }) => total + bytes, 0);

interface Contents {
  unit: { title: string; courseTitle: string; courseDescription: string };
  lessons: UnitLessons;
  files: readonly OfflineFile[];
  quizzes: readonly UnitQuiz[];
}

/** Depends on what authors write and in which order, not on the learner and not on signatures of addresses. */
function versionOf({ unit, lessons, files, quizzes }: Contents): string {
  const hash = createHash('sha256');
  const add = (value: unknown) => hash.update(`${JSON.stringify(value)}\n`);
  add([unit.title, unit.courseTitle, unit.courseDescription, lessons.outline]);
  for (const { _id, answers } of lessons.lessons) {
    for (const { asked, lesson } of answers) {
      const { title, html, language, languages, machineTranslated, headings, video } = lesson;
      const { previous, next, unit: place, preview, minutes, weightBytes, activity } = lesson;
      add([_id, asked, title, language, languages, machineTranslated, headings, video, activity, preview]);
      add([previous, next, place, minutes, weightBytes, html]);
    }
  }
  add(files.map(({ hash: content, kind, lessonId }) => [content, kind, lessonId]));
  add(quizzes.map(({ detail, version }) => [detail._id, detail.title, version]));
  return hash.digest('base64url');
}
