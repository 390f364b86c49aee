// @vitest-environment jsdom
import type { TutorAnswer } from '@digiken/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import AssistantPage from '../src/pages/assistant-page';
import TutorPage from '../src/areas/learner/pages/tutor-page';
import { NJOKI, renderAt, resetBrowser, signIn, stubWideWindow } from './support/render';

beforeEach(() => {
  stubWideWindow();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

const source = {
  number: 1,
  of: 'lesson' as const,
  title: 'Close the day',
  heading: 'Count',
  context: 'Keep the books',
  path: '/console/course/unit/lesson/l1/Close-the-day#count',
  language: 'en',
  quote: 'Count before you look at the book.',
};
const question = { _id: 'q1', from: 'person', text: 'When do I count?', createdAt: '2026-11-24T09:00:00Z' };
const answer: TutorAnswer = {
  _id: 'a1',
  from: 'assistant',
  state: 'done',
  kind: 'passages',
  note: null,
  blocks: [{ kind: 'paragraph', sentences: [{ text: 'Count before you look at the book.', sources: [1] }] }],
  sources: [source],
  createdAt: '2026-11-24T09:00:01Z',
  rating: null,
};
const written: TutorAnswer = {
  ...answer,
  kind: 'written',
  blocks: [{ kind: 'paragraph', sentences: [{ text: 'In the evening.', sources: [1] }] }],
};
const conversation = {
  _id: 'k1',
  title: 'When do I count?',
  course: null,
  lesson: null,
  ticket: null,
  createdAt: question.createdAt,
  updatedAt: question.createdAt,
};
const tutor = {
  model: null,
  consent: 'not-needed',
  budget: null,
  siteBudgetUsed: false,
  closedIn: [],
  retentionDays: 90,
  hintsFirst: true,
};
const model = { name: 'Llama 3.1', place: 'Nairobi' };

type Reply = { status?: number; body: unknown };
type Answers = Record<string, Reply | ((body: unknown) => Reply)>;

/** Answers requests by "METHOD /path", and remembers what was sent. */
function network(answers: Answers) {
  const sent: { call: string; body: unknown }[] = [];
  const all: Answers = {
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user' } } },
    'GET /api/enrolled/courses/u1': { body: { data: [] } },
    'GET /api/tutor': { body: { data: tutor } },
    ...answers,
  };
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${new URL(input, location.origin).pathname}`;
    const content: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    sent.push({ call, body: content });
    const found = all[call] ?? { status: 404, body: { message: 'Not here' } };
    const reply = typeof found === 'function' ? found(content) : found;
    return new Response(reply.body instanceof ReadableStream ? reply.body : JSON.stringify(reply.body), {
      status: reply.status ?? 200,
    });
  });
  return { sent, of: (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body) };
}

/** A stream that the test writes. */
function stream() {
  let out!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (out = controller) });
  const event = (one: object) => out.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(one)}\n\n`));
  return { body, event };
}

const openTutor = (path = '/console/ai-chat') =>
  renderAt(
    path,
    <Routes>
      <Route path="/console/ai-chat/:conversationId?" element={<TutorPage />} />
    </Routes>,
  );

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });

async function ask(text: string) {
  const box = await field();
  fireEvent.change(box, { target: { value: text } });
  fireEvent.keyDown(box, { key: 'Enter' });
}

test('[2.23][13.28][17.62] a question is answered by a sentence with a link to its place; the talk keeps its page and gets an address', async () => {
  signIn('user');
  const net = network({
    'POST /api/tutor/questions': { status: 201, body: { data: { conversation, question, answer } } },
  });
  openTutor();
  await waitFor(() => expect(document.title).toBe('Support – Digiken'));
  await ask('When do I count?');
  fireEvent.click(await screen.findByRole('button', { name: 'Source 1: Close the day, Count' }));
  const link = await screen.findByRole('link', { name: 'Open the lesson there: Close the day, Count' });
  expect(link.getAttribute('href')).toBe(source.path);
  expect(net.of('POST /api/tutor/questions')).toEqual([{ text: 'When do I count?', language: 'en-KE' }]);
  expect(window.location.pathname).toBe('/console/ai-chat/k1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('When do I count?');
  await ask('And why?');
  await waitFor(() => expect(net.of('POST /api/tutor/questions')[1]).toMatchObject({ conversationId: 'k1' }));
});

test('[13.28] a question that cannot be sent stays in its field', async () => {
  signIn('user');
  network({
    'POST /api/tutor/questions': {
      status: 422,
      body: { message: 'Check it', errors: { text: 'Write a question in words' } },
    },
  });
  openTutor();
  await ask('???');
  expect(await screen.findByText('Write a question in words')).toBeDefined();
  expect((await field()).value).toBe('???');
});

test('[13.30][13.31][13.32] an answer grows while it is written; its citation leads to the source and Escape returns', async () => {
  signIn('user');
  const events = stream();
  const writing: TutorAnswer = { ...written, state: 'writing', blocks: [] };
  network({
    'GET /api/tutor': { body: { data: { ...tutor, model, consent: 'given' } } },
    'GET /api/tutor/conversations/k1': { body: { data: { ...conversation, turns: [question, writing] } } },
    'GET /api/tutor/answers/a1/events': { body: events.body },
  });
  openTutor('/console/ai-chat/k1');
  expect(await screen.findByRole('button', { name: 'Stop the answer' })).toBeDefined();
  act(() => {
    events.event({ type: 'started', answer: writing });
    events.event({ type: 'sentence', block: 0, kind: 'paragraph', text: 'In the evening.', sources: [1] });
    events.event({ type: 'sentence', block: 0, kind: 'paragraph', text: 'Use a pencil.', sources: [] });
  });
  expect(await screen.findByText(/Use a pencil/)).toBeDefined();
  expect(screen.getByText('(Not from your lessons)')).toBeDefined();
  act(() => events.event({ type: 'done', answer: written }));
  expect(await screen.findByRole('button', { name: 'Ask' })).toBeDefined();
  const citation = screen.getByRole('button', { name: 'Source 1: Close the day, Count' });
  citation.focus();
  fireEvent.click(citation);
  await waitFor(() => expect(document.activeElement?.textContent).toContain(source.quote));
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(document.activeElement).toBe(citation);
});

test('[13.38] nothing is sent to a model before the learner agrees; refusing keeps the sentences of lessons', async () => {
  signIn('user');
  let consent = 'needed';
  const net = network({
    'GET /api/tutor': () => ({ body: { data: { ...tutor, model, consent } } }),
    'PUT /api/tutor/consent': () => {
      consent = 'refused';
      return { body: { message: 'Saved', data: { ...tutor, model, consent } } };
    },
  });
  openTutor();
  expect(await screen.findByText(/are sent to Llama 3.1, an AI in Nairobi/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continue without AI' }));
  expect(await field()).toBeDefined();
  expect(net.of('PUT /api/tutor/consent')).toEqual([{ accepted: false, age: 'adult' }]);
  expect(screen.getByText(/Without AI: each sentence is from a lesson/)).toBeDefined();
});

test('[13.34] the daily budget is shown', async () => {
  signIn('user');
  network({
    'GET /api/tutor': {
      body: {
        data: {
          ...tutor,
          model,
          consent: 'given',
          budget: { left: 14, limit: 30, resetsAt: '2026-11-24T21:00:00Z' },
        },
      },
    },
  });
  openTutor();
  expect(await screen.findByText('14 of 30 questions left today')).toBeDefined();
});

test('[13.37] where nothing was found, a person can be asked with the talk, and the reference is shown', async () => {
  signIn('user');
  const net = network({
    'GET /api/tutor/conversations/k1': {
      body: { data: { ...conversation, turns: [question, { ...answer, kind: 'nothing', sources: [] }] } },
    },
    'POST /api/tutor/conversations/k1/ticket': {
      status: 201,
      body: { message: 'Sent', data: { reference: 'DK-7F3K9' } },
    },
  });
  openTutor('/console/ai-chat/k1');
  expect(await screen.findByText('I found nothing about this in what you can read.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Ask a person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask a person' }));
  expect(dialog.getByText('You: When do I count?')).toBeDefined();
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'In my shop.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect(await dialog.findByText(/DK-7F3K9/)).toBeDefined();
  expect(net.of('POST /api/tutor/conversations/k1/ticket')).toEqual([{ text: 'In my shop.' }]);
});

test('[2.12][13.38] the public assistant sends the consent with each question, and leads visitors to the help desk', async () => {
  const events = stream();
  const net = network({
    'GET /api/assistant': { body: { data: { model } } },
    'POST /api/assistant/questions': { body: events.body },
  });
  renderAt(
    '/ai/digital-assistant',
    <Routes>
      <Route path="/ai/digital-assistant" element={<AssistantPage />} />
    </Routes>,
  );
  fireEvent.click(await screen.findByRole('radio', { name: 'I am 18 or older' }));
  fireEvent.click(screen.getByRole('button', { name: 'Agree and use the AI' }));
  await ask('Which courses are free?');
  act(() => {
    events.event({ type: 'started', answer: { ...answer, state: 'writing', kind: 'written', sources: [] } });
    events.event({ type: 'done', answer: { ...answer, kind: 'nothing', sources: [] } });
  });
  expect(await screen.findByText('I found nothing about this in what you can read.')).toBeDefined();
  expect(net.of('POST /api/assistant/questions')).toEqual([
    { text: 'Which courses are free?', language: 'en-KE', consent: 'adult', earlier: [] },
  ]);
  for (const link of screen.getAllByRole('link', { name: 'Ask a person' }))
    expect(link.getAttribute('href')).toBe('/help-desk');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/auth/signin');
});
