import type {
  TutorAnswer,
  TutorBlock,
  TutorConversationDetail,
  TutorEvent,
  TutorTurn,
} from '@digiken/contract';
import { type Defaults, withDefaults } from './list-items';

type Sentence = Extract<TutorEvent, { type: 'sentence' }>;

const ANSWER: Defaults<TutorAnswer> = { note: null, blocks: [], sources: [], rating: null };

/** An answer that a screen can show although fields are missing (spec R.5). */
function answerOf(answer: TutorAnswer): TutorAnswer {
  const { blocks, ...rest } = withDefaults(answer, ANSWER);
  return {
    ...rest,
    blocks: blocks.map((block) => {
      const { kind, sentences } = withDefaults(block, { sentences: [] });
      return { kind, sentences: sentences.map((sentence) => withDefaults(sentence, { sources: [] })) };
    }),
  };
}

/** A conversation whose turns a screen can show although fields are missing. */
export function withTurns<T extends { turns: TutorTurn[] }>(talk: T): T {
  const turns = (talk.turns as TutorTurn[] | undefined) ?? [];
  return { ...talk, turns: turns.map((turn) => (turn.from === 'assistant' ? answerOf(turn) : turn)) };
}

/** The blocks with one more sentence; a block that is not there yet is added. */
function withSentence(blocks: readonly TutorBlock[], { block, kind, text, sources }: Sentence): TutorBlock[] {
  const next = [...blocks];
  while (next.length <= block) next.push({ kind, sentences: [] });
  const grown = next[block] as TutorBlock;
  next[block] = { kind, sentences: [...grown.sentences, { text, sources }] };
  return next;
}

/** An answer after one more event; an unknown event changes nothing. A new connection begins with `started`. */
export function afterEvent(answer: TutorAnswer | undefined, event: TutorEvent): TutorAnswer | undefined {
  switch (event.type) {
    case 'started':
    case 'done':
      return answerOf(event.answer);
    case 'sentence':
      return answer && { ...answer, blocks: withSentence(answer.blocks, event) };
    default:
      return answer;
  }
}

/** The conversation with a newer version of one of its answers. */
export function withAnswer(talk: TutorConversationDetail, answer: TutorAnswer): TutorConversationDetail {
  return { ...talk, turns: talk.turns.map((turn) => (turn._id === answer._id ? answer : turn)) };
}

/** The answer that is being written, if any. */
export function writingIn(talk: TutorConversationDetail | undefined): TutorAnswer | undefined {
  const last = talk?.turns.at(-1);
  return last?.from === 'assistant' && last.state === 'writing' ? last : undefined;
}
