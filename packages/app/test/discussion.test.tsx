// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import DiscussionsPage from '../src/areas/instructor/pages/discussions-page';
import MessageLearnerPage from '../src/areas/instructor/pages/message-learner-page';
import { MessageLearner } from '../src/areas/instructor/parts/message-learner';
import LessonDiscussionPart from '../src/shell/lesson-discussion';
import { LessonDiscussionSlot } from '../src/shell/lesson-discussion-slot';
import {
  renderAt,
  resetBrowser,
  signIn,
  stubNetwork,
  stubResizeObserver,
  stubWideWindow,
} from './support/render';

beforeEach(() => {
  stubWideWindow();
  stubResizeObserver();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

const AUTHOR = { _id: 'u2', name: 'Otieno Barasa', avatar: null, badge: null };
const LINE = {
  ...{ _id: 't1', title: 'How deep?', excerpt: 'The packet does not say it.', author: AUTHOR },
  ...{ state: 'shown', mine: false, blocked: false, createdAt: '2026-11-24T08:00:00.000Z' },
  ...{ replies: 1, helpful: 0, answered: false, pinned: false, locked: false },
};
const post = (_id: string, text: string) => ({
  ...{ _id, text, author: AUTHOR, mine: false, blocked: false, state: 'shown', reason: null },
  ...{ createdAt: LINE.createdAt, editedAt: null, helpful: 0, votedHelpful: false },
  ...{ accepted: false, reported: false },
});
const THREAD = {
  ...{ _id: 't1', title: 'How deep?', lesson: { _id: 'l1', name: 'Sow' }, next: null, previous: null },
  ...{ question: post('t1', 'The packet does not say it.'), replies: [post('p1', 'Twice the seed.')] },
  ...{ count: 1, answer: null, pinned: false, locked: false, following: true },
  ...{ mayReply: true, mayAccept: false, mayModerate: false },
};
const ENDS = { next: null, previous: null };
const LESSON = { _id: 'l1', title: 'Sow', language: 'en' } as Parameters<
  typeof LessonDiscussionPart
>[0]['lesson'];
const NETWORK = {
  'GET /api/course/unit/lesson/l1/discussions': { body: { data: [LINE], count: 1, ...ENDS } },
  'GET /api/discussion/t1': { body: { data: THREAD } },
  'PUT /api/discussion/t1/read': { body: { message: 'Read.' } },
};

const show = (query = '') =>
  renderAt(`/console/course/unit/lesson/l1/Sow${query}`, <LessonDiscussionPart lesson={LESSON} />);

test('[13.208] a link to a post opens its question and focuses the post, and leads back to the list', async () => {
  signIn('user');
  stubNetwork(NETWORK);
  show('?lang=en&thread=t1&post=p1');
  await screen.findByText('Twice the seed.');
  await waitFor(() => expect(document.activeElement?.id).toBe('post-p1'));
  fireEvent.click(screen.getByRole('link', { name: 'All questions' }));
  const line = await screen.findByRole('link', { name: 'How deep?' });
  expect(line.getAttribute('href')).toBe('/console/course/unit/lesson/l1/Sow?lang=en&thread=t1');
});

test('[13.207] loads the discussion once the reader scrolls to it, and keeps the lesson if that fails', async () => {
  const seen: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        seen.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  signIn('user');
  const list = 'GET /api/course/unit/lesson/l1/discussions';
  stubNetwork({ ...NETWORK, [list]: { status: 404, body: { message: 'No such lesson.' } } });
  const requests = vi.spyOn(globalThis, 'fetch');
  const requested = () =>
    requests.mock.calls.some(([url]) => typeof url === 'string' && url.includes('/discussions'));
  renderAt(
    '/console/course/unit/lesson/l1/Sow',
    <>
      <p>Sow twice as deep as the seed is thick.</p>
      <LessonDiscussionSlot lesson={LESSON} />
    </>,
  );
  expect(requested()).toBe(false);
  // Its code loads asynchronously, so an early load would show this text first.
  expect(screen.queryByText('Loading the discussion…')).toBeNull();
  const place = [{ isIntersecting: true }] as IntersectionObserverEntry[];
  act(() => seen.forEach((callback) => callback(place, {} as IntersectionObserver)));
  screen.getByText('Loading the discussion…');
  await screen.findByText('No such lesson.');
  expect(requested()).toBe(true);
  expect(screen.getByText('Sow twice as deep as the seed is thick.')).toBeTruthy();
});

test('[13.209] an unsent question and reply stay on the device, also when sending fails', async () => {
  signIn('user');
  stubNetwork(NETWORK);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
  fireEvent.change(screen.getByLabelText('Your question in one line'), {
    target: { value: 'How far apart?' },
  });
  fireEvent.change(screen.getByLabelText('Details'), { target: { value: 'Two\nlines' } });
  fireEvent.click(screen.getByRole('button', { name: 'Publish the question' }));
  await screen.findByRole('button', { name: 'Publish the question' });
  cleanup();
  show();
  expect(await screen.findByDisplayValue('How far apart?')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Details').value).toBe('Two\nlines');
  cleanup();
  show('?thread=t1');
  fireEvent.change(await screen.findByLabelText('Your reply'), { target: { value: 'Thanks' } });
  cleanup();
  show('?thread=t1');
  expect(await screen.findByDisplayValue('Thanks')).toBeDefined();
});

test('[13.206] an instructor’s questions lead to the lessons', async () => {
  signIn('tutor');
  const own = { ...LINE, lesson: { _id: 'l1', name: 'Sow' }, course: { _id: 'c1', name: 'Garden' } };
  stubNetwork({
    'GET /api/instructor/discussions': { body: { data: [own], unanswered: 1, ...ENDS } },
  });
  renderAt('/instructor/discussions', <DiscussionsPage />);
  const link = await screen.findByRole('link', { name: 'How deep?' });
  expect(link.getAttribute('href')).toBe('/course/unit/lesson/l1/Sow?thread=t1');
});

const WHO = {
  user: { _id: 'u2', name: 'Otieno Barasa', avatar: null },
  course: { _id: 'c1', name: 'Garden' },
};

test('[13.210] the row of who needs help leads to a message with a text to start from', async () => {
  signIn('tutor');
  renderAt('/instructor/dashboard', <MessageLearner {...WHO} contact="open" />);
  const link = screen.getByRole('link', { name: 'Message Otieno Barasa about Garden' });
  expect(link.getAttribute('href')).toBe('/instructor/user/u2/message/c1');
  cleanup();
  stubNetwork({
    'GET /api/instructor/learner/u2': {
      body: {
        data: {
          user: { ...WHO.user, joinedAt: LINE.createdAt },
          contact: 'open',
          courses: [{ _id: 'c1', title: 'Garden', needsHelp: 'quiet', units: [] }],
        },
      },
    },
    'GET /api/messages/recipients': { body: { data: [] } },
  });
  renderAt(
    '/instructor/user/u2/message/c1',
    <Routes>
      <Route path="/instructor/user/:id/message/:courseId" element={<MessageLearnerPage />} />
    </Routes>,
  );
  expect(await screen.findByDisplayValue('Your course “Garden”')).toBeDefined();
  const body = screen.getByLabelText<HTMLTextAreaElement>('Message');
  expect(body.value).toContain('Otieno Barasa');
  expect(body.value).toContain('not opened “Garden” for some time');
});

test('[13.211] where the learner cannot be written to, the reason is shown instead', () => {
  signIn('tutor');
  renderAt('/instructor/dashboard', <MessageLearner {...WHO} contact="blocks-you" />);
  expect(screen.getByText('This person does not accept messages from you.')).toBeDefined();
  expect(within(document.body).queryByRole('link')).toBeNull();
});
