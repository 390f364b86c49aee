import type { QuizPlace } from '@digiken/contract/constants';
import type { QuizSettings } from './tables';

/** What a new quiz starts with: before a lesson it is practice, after it and in a unit it counts. */
export function newQuizSettings(place: QuizPlace): QuizSettings {
  const practice = place === 'pre';
  return {
    intro: '',
    practice,
    required: !practice,
    timeLimitMinutes: null,
    attempts: null,
    delayMinutes: 0,
    grading: 'highest',
    shuffleQuestions: false,
    shuffleOptions: false,
    oneAtATime: true,
    sequential: false,
    review: 'right-after',
    reviewShows: ['points', 'feedback', 'right-answers'],
    passShare: practice ? null : 0.6,
    accessCode: null,
  };
}
