import { TUTOR_LIMITS } from '@digiken/contract/constants';

/** Texts for people. */
export const WORDING = {
  tooMany: 'You have asked many questions in a short time. Wait a few minutes, then ask again.',
  noConversation: 'There is no such conversation.',
  noAnswer: 'There is no such answer.',
  full: `A conversation has at most ${TUTOR_LIMITS.questionsPerConversation} questions. Begin a new one.`,
  writing: 'The last answer is still being written. Wait for it, or stop it.',
  agreed: 'Your questions are now answered with the model. You can change this at any time.',
  refused: 'Your questions are not sent to the model.',
  noModel: 'This site has no model, so there is nothing to agree to.',
  removed: 'The conversation is deleted.',
  removedAll: 'Your conversations are deleted.',
  sent: (reference: string) =>
    `Your conversation has reached the help desk (${reference}). A person will answer by mail.`,
  sentAlready: 'This conversation is on its way to the help desk already.',
  noLessonInCourse: 'This lesson is not part of this course.',
  saved: 'The settings are saved.',
  reviewed: 'The conversation is marked as reviewed.',
  noFlagged: 'There is no such flagged conversation.',
} as const;
