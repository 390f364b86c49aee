import type { Tutor, TutorAnswer, TutorConversation, TutorTurn } from '@digiken/contract';
import { EMERGENCY_NUMBERS, HELPLINES } from '@digiken/contract/constants';
import type { TutorConversationProps, TutorTurnView } from '@digiken/learning/tutor-conversation';
import type { TutorPowers, TutorTalkView } from '@digiken/learning/tutor-screen';

/** Who helps people in distress, as the tutor's components take it. */
export const HELP: Pick<TutorConversationProps, 'helplines' | 'emergency'> = {
  helplines: HELPLINES,
  emergency: EMERGENCY_NUMBERS,
};

const answerView = (answer: TutorAnswer): TutorTurnView => ({
  id: answer._id,
  from: 'assistant',
  state: answer.state,
  kind: answer.kind,
  note: answer.note ?? undefined,
  blocks: (answer.blocks ?? []).map(({ kind, sentences }) => ({
    kind,
    sentences: (sentences ?? []).map(({ text, sources }) => ({ text, sources: sources ?? [] })),
  })),
  sources: (answer.sources ?? []).map(({ heading, context, path, ...source }) => ({
    ...source,
    heading: heading ?? undefined,
    context: context || undefined,
    href: path,
  })),
  rating: answer.rating ?? undefined,
});

/** A question or an answer. */
export const turnView = (turn: TutorTurn): TutorTurnView =>
  turn.from === 'person' ? { id: turn._id, from: 'person', text: turn.text } : answerView(turn);

/** What the tutor can do for the learner now. */
export const powersView = (tutor: Tutor): TutorPowers => ({
  model: tutor.model ? { name: tutor.model.name, place: tutor.model.place ?? undefined } : undefined,
  consent: tutor.consent,
  budget: tutor.budget ?? undefined,
  siteBudgetUsed: tutor.siteBudgetUsed,
  closedIn: (tutor.closedIn ?? []).map(({ course, quiz }) => ({
    course: course.name,
    quiz: quiz.name,
    href: `/console/quizzes/${quiz._id}`,
  })),
});

/** The address of a talk. */
export const talkPath = (id: string): string => `/console/ai-chat/${id}`;

/** A line of the list of earlier talks. */
export const talkView = (talk: TutorConversation): TutorTalkView => ({
  id: talk._id,
  title: talk.title,
  href: talkPath(talk._id),
  at: talk.updatedAt,
  about: talk.lesson?.name ?? talk.course?.name,
  ticket: talk.ticket ?? undefined,
});
