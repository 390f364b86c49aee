import type { TutorAnswer } from '@digiken/contract';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAssistantTalk, useTalk, useTutorActions } from '../src/entries/tutor';
import { holdCookie, network, pass, show, token, wanjiru } from './support';

const user = { 'GET /api/user/u1': { body: { data: wanjiru } } };
const TALK = 'GET /api/tutor/conversations/k1';
const EVENTS = 'GET /api/tutor/answers/a1/events';

const question = { _id: 'q1', from: 'person', text: 'When do I count?', createdAt: '2026-11-24T09:00:00Z' };
const answer: TutorAnswer = {
  _id: 'a1',
  from: 'assistant',
  state: 'writing',
  kind: 'written',
  note: null,
  blocks: [],
  sources: [],
  createdAt: '2026-11-24T09:00:01Z',
  rating: null,
};
const sentence = { type: 'sentence', block: 0, kind: 'paragraph', text: 'In the evening.', sources: [1] };
const blocks = [{ kind: 'paragraph' as const, sentences: [{ text: 'In the evening.', sources: [1] }] }];
const finished: TutorAnswer = { ...answer, state: 'done', blocks };
const conversation = {
  _id: 'k1',
  title: 'When do I count?',
  course: null,
  lesson: null,
  ticket: null,
  createdAt: question.createdAt,
  updatedAt: question.createdAt,
};
const talk = (turn: TutorAnswer) => ({ body: { data: { ...conversation, turns: [question, turn] } } });

/** A stream that the test writes. */
function written() {
  let out!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (out = controller) });
  return {
    body,
    event: (event: object) => out.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    fail: () => out.error(new TypeError('network error')),
  };
}

const useBoth = () => ({ talk: useTalk('k1'), actions: useTutorActions() });

describe('a talk with the tutor', () => {
  it('[13.32] an answer grows sentence by sentence until it is done', async () => {
    const stream = written();
    const net = network({ ...user, [TALK]: talk(answer), [EVENTS]: { body: stream.body } });
    holdCookie(token());
    const { result } = show(useBoth);
    await pass();
    stream.event({ type: 'started', answer });
    stream.event(sentence);
    await pass();
    expect(result.current.talk.data?.turns.at(-1)).toMatchObject({ state: 'writing', blocks });
    stream.event({ type: 'done', answer: finished });
    await pass(5000);
    expect(result.current.talk.data?.turns.at(-1)).toEqual(finished);
    expect(net.asked('/api/tutor/answers/a1/events')).toHaveLength(1);
    expect(net.asked('/api/tutor/conversations/k1')).toHaveLength(1);
  });

  it('[13.32] a stream that breaks does not lose the answer: the talk is refetched until it is done', async () => {
    const stream = written();
    let opened = 0;
    const net = network({
      ...user,
      [TALK]: talk(answer),
      [EVENTS]: () => (opened++ === 0 ? { body: stream.body } : 'no answer'),
    });
    holdCookie(token());
    const { result } = show(useBoth);
    await pass();
    stream.event({ type: 'started', answer });
    stream.event(sentence);
    await pass();
    stream.fail();
    await pass();
    net.answers[TALK] = talk(finished);
    await pass(7000);
    expect(result.current.talk.data?.turns.at(-1)).toEqual(finished);
    const before = net.asked('/api/tutor').length;
    await pass(60_000);
    expect(net.asked('/api/tutor')).toHaveLength(before);
  });

  it('[13.28] a question adds its answer to the talk without asking for it again', async () => {
    const net = network({
      ...user,
      [TALK]: talk(finished),
      'POST /api/tutor/questions': {
        status: 201,
        body: {
          data: {
            conversation,
            question: { ...question, _id: 'q2', text: 'And why?' },
            answer: { ...finished, _id: 'a2', kind: 'nothing', blocks: [] },
          },
        },
      },
    });
    holdCookie(token());
    const { result } = show(useBoth);
    await pass();
    await act(async () => {
      await result.current.actions.ask({ conversationId: 'k1', text: 'And why?' });
    });
    expect(result.current.talk.data?.turns.map(({ _id }) => _id)).toEqual(['q1', 'a1', 'q2', 'a2']);
    expect(net.asked('/api/tutor/conversations/k1')).toHaveLength(1);
  });
});

describe('a talk with the public assistant', () => {
  const ASK = 'POST /api/assistant/questions';

  it('[2.12] grows in this page alone, and sends its earlier questions', async () => {
    const streams = [written(), written()];
    let number = 0;
    const net = network({ [ASK]: () => ({ body: streams[number++]?.body }) });
    const { result } = show(useAssistantTalk);
    let asked: unknown;
    await act(async () => {
      const asking = result.current.ask({ text: 'Which courses are free?' });
      streams[0]?.event({ type: 'started', answer });
      asked = await asking;
    });
    expect(asked).toMatchObject({ ok: true });
    expect(result.current.stop).toBeDefined();
    streams[0]?.event(sentence);
    streams[0]?.event({ type: 'done', answer: finished });
    await pass();
    expect(result.current.turns.at(-1)).toMatchObject({ state: 'done', blocks });
    await act(async () => {
      const asking = result.current.ask({ text: 'In Kiswahili?' });
      streams[1]?.event({ type: 'started', answer });
      await asking;
    });
    expect(net.seen.at(-1)?.body).toEqual({ text: 'In Kiswahili?', earlier: ['Which courses are free?'] });
    act(() => result.current.stop?.());
    await pass();
    expect(result.current.turns.at(-1)).toMatchObject({ state: 'stopped' });
  });

  it('[2.12] a broken answer keeps what was written, and a refused question tells the reason', async () => {
    const stream = written();
    const net = network({ [ASK]: { body: stream.body } });
    const { result } = show(useAssistantTalk);
    await act(async () => {
      const asking = result.current.ask({ text: 'Which courses are free?' });
      stream.event({ type: 'started', answer });
      await asking;
    });
    stream.event(sentence);
    await pass();
    stream.fail();
    await pass();
    expect(result.current.turns.at(-1)).toMatchObject({ state: 'failed', blocks });
    net.answers[ASK] = { status: 422, body: { message: 'Check it', errors: { text: 'Write a question' } } };
    let outcome: unknown;
    await act(async () => {
      outcome = await result.current.ask({ text: ' ' });
    });
    expect(outcome).toMatchObject({ ok: false, errors: { text: 'Write a question' } });
    expect(result.current.turns).toHaveLength(2);
  });
});
