import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { LeftOut } from '../report';

/** Programs give each question such a title. */
const GENERIC = /^(?:question|item|frage|pregunta|swali|q|untitled)?[\s_.#-]*\d*$/i;

/** A title that says something about its question; null otherwise. */
export function titleOf(title: string | null | undefined): string | null {
  const words = (title ?? '').replace(/\s+/g, ' ').trim();
  return words === '' || GENERIC.test(words) ? null : words.slice(0, QUIZ_LIMITS.titleMax).trim();
}

/** @param said a number; undefined or empty: one point */
export function pointsOf(said: string | undefined, noteFinding: (message: string) => void): number {
  if (said === undefined || said.trim() === '') return 1;
  const points = Number(said);
  if (!Number.isFinite(points) || points < 0) {
    noteFinding(`Its points (“${said.slice(0, 40)}”) were not taken: it is worth 1 point.`);
    return 1;
  }
  if (points > QUIZ_LIMITS.pointsMax)
    throw new LeftOut(`It was left out: it is worth more than ${QUIZ_LIMITS.pointsMax} points.`);
  return Number(points.toFixed(4));
}

const DURATION = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/i;

/** @param said whole minutes, or a duration like `PT1H30M` */
export function minutesOf(
  said: string,
  noteFinding: (message: string) => void,
): { timeLimitMinutes?: number } {
  const [found, hours = '0', whole = '0', seconds = '0'] = DURATION.exec(said.trim()) ?? [];
  const minutes =
    found === undefined ? Number(said) : Number(hours) * 60 + Number(whole) + Math.ceil(Number(seconds) / 60);
  if (minutes === 0) return {};
  if (Number.isFinite(minutes) && minutes >= 1 && minutes <= QUIZ_LIMITS.timeLimitMax)
    return { timeLimitMinutes: Math.ceil(minutes) };
  noteFinding(`The time limit (“${said.slice(0, 40)}”) was not taken: there is none.`);
  return {};
}
