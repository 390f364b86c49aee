import type { QuestionAnswer } from '@digiken/contract';
import { languageOfText } from '../../platform/language';

/** The language of an essay; undefined for other answers. Answers are sent often, so it is found when they are marked. */
export const languageOfAnswer = (answer: QuestionAnswer | null) =>
  answer?.type === 'essay' ? languageOfText(answer.text) : undefined;
