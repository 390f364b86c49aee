import type { Attempt, QuizDetail } from '@digiken/contract';
import { API_PREFIX } from '@digiken/contract/constants';
import { deviceId } from '../api/device-id';
import { supportsDownloads, unitCacheName, VERSION_HEADER } from './unit-cache';

/** Paths of what the page of a quiz asks for, after the prefix of the API. */
export const quizCall = (quizId: string) => `/quizzes/${encodeURIComponent(quizId)}`;
export const attemptCall = (attemptId: string) =>
  `/attempts/${encodeURIComponent(attemptId)}?device=${encodeURIComponent(deviceId())}`;

const keyOf = (path: string) => new URL(API_PREFIX + path, location.origin).href;

/**
 * Puts a practice quiz and its attempt, as the page has them, beside the downloaded unit of the quiz, so that they open
 * without a connection in another tab, too (spec 14.39). Does nothing if the unit is not on this device.
 */
export async function keepAttempt(viewer: string, quiz: QuizDetail, attempt: Attempt): Promise<void> {
  if (!supportsDownloads()) return;
  const own = (await caches.keys()).filter((name) => name.startsWith(unitCacheName(viewer, '')));
  for (const name of own) {
    const cache = await caches.open(name);
    const stored = await cache.match(keyOf(quizCall(quiz._id)));
    if (!stored) continue;
    const open = attempt.state === 'open' ? attempt._id : quiz.openAttemptId;
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      [VERSION_HEADER]: stored.headers.get(VERSION_HEADER) ?? '',
    };
    const put = (path: string, data: object) =>
      cache.put(keyOf(path), new Response(JSON.stringify({ data }), { headers }));
    await put(attemptCall(attempt._id), attempt);
    await put(quizCall(quiz._id), { ...quiz, openAttemptId: open });
  }
}
