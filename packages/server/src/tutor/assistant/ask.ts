import type { BodyOf, tutor, TutorAnswer, TutorEvent } from '@digiken/contract';
import type { TutorAnswerKind } from '@digiken/contract/constants';
import type { ModelConfig } from '../../platform/config-ai';
import { newId } from '../../platform/ids';
import { charge, countQuestion, RESERVED_TOKENS, settle } from '../answers/budget';
import { citedSources, withSentence } from '../answers/finish';
import { quotedAnswer, type QuotedAnswer } from '../answers/quoted';
import { askModel, givenSources, UsageCount } from '../answers/request';
import { type FoundSource, toSource, toStored } from '../answers/sources';
import { ModelError } from '../model/client';
import type { OpenTutor } from '../open';
import { askedWords, languageOfQuestion } from '../passages/asked-words';
import { reasonToFlag } from '../safety/flags';
import { publicSources } from './sources';

type Question = BodyOf<typeof tutor.askAssistant>;

/**
 * Answers a visitor's question from what everybody may read. Nothing of it is stored but counters (spec 13.20).
 * @param input `signal` ends the events and the request to the model
 */
export async function askAssistant(
  tutor: OpenTutor,
  { question, signal }: { question: Question; signal: AbortSignal },
): Promise<AsyncIterable<TutorEvent>> {
  const { db, clock, config } = tutor;
  const language = languageOfQuestion(question);
  const reason = reasonToFlag(question.text);
  const sources = reason === 'distress' ? [] : await sourcesFor(tutor, question, language);
  const none: TutorAnswerKind = reason === 'distress' ? 'help' : 'nothing';
  const quoted = quotedAnswer(sources, question.text);
  const first = answerOf(sources.length === 0 ? none : 'passages', quoted, clock.now());
  await countQuestion(
    { db, clock },
    sources.length > 0 ? 'answered' : none === 'nothing' ? 'nothing' : 'other',
  );
  const { model } = config;
  const agreed = question.consent !== undefined && reason === undefined;
  if (model === undefined || !agreed || givenSources(sources).length === 0) return finished(first);
  return written(tutor, model, {
    ...{ sources, language, signal, question, quoted: first },
  });
}

async function sourcesFor(
  tutor: OpenTutor,
  { text, earlier }: Question,
  language: 'en' | 'sw',
): Promise<FoundSource[]> {
  const found = await publicSources(tutor, { question: text, language });
  const previous = earlier.at(-1);
  if (found.length > 0 || previous === undefined || askedWords(text).length !== 1) return found;
  return publicSources(tutor, { question: `${previous} ${text}`, language });
}

const answerOf = (kind: TutorAnswerKind, { blocks, sources }: QuotedAnswer, now: Date): TutorAnswer => ({
  _id: newId(),
  from: 'assistant',
  state: 'done',
  ...{ kind, note: null, blocks, rating: null },
  sources: sources.map((source) => toSource(source, null)),
  createdAt: now.toISOString(),
});

async function* finished(answer: TutorAnswer): AsyncGenerator<TutorEvent> {
  yield { type: 'started', answer };
  yield { type: 'done', answer };
}

interface Writing {
  sources: readonly FoundSource[];
  language: 'en' | 'sw';
  question: Question;
  /** The answer without the model. */
  quoted: TutorAnswer;
  signal: AbortSignal;
}

async function* written(
  { db, clock }: OpenTutor,
  model: ModelConfig,
  { sources, language, question, quoted, signal }: Writing,
): AsyncGenerator<TutorEvent> {
  // In here, so that nothing is held for a visitor who has gone before the first event.
  const day = await db.transaction((tx) => charge({ db: tx, clock }, null));
  if (day === undefined) {
    yield* finished({ ...quoted, kind: 'spent' });
    return;
  }
  const stored = sources.map(toStored);
  const answer: TutorAnswer = {
    ...answerOf('written', { blocks: [], sources: stored }, clock.now()),
    state: 'writing',
  };
  const count = new UsageCount();
  let { blocks } = answer;
  let done: Partial<TutorAnswer> | undefined;
  const unreachable: Partial<TutorAnswer> = {
    kind: 'passages',
    note: 'model-unreachable',
    ...{ blocks: quoted.blocks, sources: quoted.sources },
  };
  try {
    yield { type: 'started', answer };
    const request = {
      ...{ sources, language, hintsFirst: false, facts: [], missed: [] },
      earlier: [],
      question: question.text,
    };
    for await (const sentence of askModel(model, request, { signal, count })) {
      blocks = withSentence(blocks, sentence);
      yield { type: 'sentence', ...sentence };
    }
    if (blocks.length === 0) done = unreachable;
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof ModelError)) throw error;
    done = unreachable;
  } finally {
    // Also if the visitor has gone.
    await settle(db, { day, reserved: RESERVED_TOKENS, usage: count.usage });
  }
  const cited = citedSources(blocks, stored).map((source) => toSource(source, null));
  yield { type: 'done', answer: { ...answer, state: 'done', blocks, sources: cited, ...done } };
}
