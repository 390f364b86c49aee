// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LiveClassDetail, LiveSeat } from '@digiken/contract';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import LiveClassesPage from '../src/areas/admin/pages/live-classes-page';
import { LiveClassPage } from '../src/areas/shared/live/class-page';
import { typingOf } from '../src/areas/shared/live/edit-page';
import { LiveFormPage } from '../src/areas/shared/live/form-page';
import { LiveListPage } from '../src/areas/shared/live/list-page';
import { isRoomPath } from '../src/areas/shared/live/paths';
import { picturesOf } from '../src/areas/shared/live/room-view';
import {
  NJOKI,
  renderAt,
  resetBrowser,
  signIn,
  stubNetwork,
  stubResizeObserver,
  stubWideWindow,
} from './support/render';

const CLASS: LiveClassDetail = {
  _id: 'c1',
  title: 'Prices that work',
  description: 'Bring a loaf.',
  course: { _id: 'k1', name: 'Keep the books' },
  hub: null,
  host: { _id: 'u9', name: 'Wanjiku Kamau' },
  startsAt: '2026-11-24T14:00:00.000Z',
  endsAt: '2026-11-24T14:45:00.000Z',
  timeZone: 'Africa/Nairobi',
  capacity: null,
  state: 'planned',
  opensAt: '2026-11-24T13:45:00.000Z',
  closesAt: '2026-11-24T15:00:00.000Z',
  external: false,
  series: { _id: 's1', place: 1, count: 3 },
  waitingRoom: false,
  recorded: false,
  role: 'host',
  slides: 0,
  recordings: 0,
  captioned: false,
  slideList: [],
  link: null,
  starts: '2026-11-24T17:00',
  minutes: 45,
};
const page = (data: unknown[]) => ({ body: { data, next: null, previous: null } });

beforeEach(() => {
  stubWideWindow();
  stubResizeObserver();
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

test('[2.27][13.85] a learner sees the next class, filters by course, and gets no tools of hosts', async () => {
  signIn('user');
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user' } } },
    'GET /api/live/classes': page([{ ...CLASS, role: 'learner' }]),
    'GET /api/enrolled/courses/u1': { body: { data: [] } },
    'GET /api/hubs/mine': { body: { data: [] } },
  });
  renderAt('/console/live-classes', <LiveListPage area="console" />);
  const next = await screen.findByRole('region', { name: 'Next class' });
  expect(within(next).getByText(/Opens at/)).toBeTruthy();
  expect(within(next).queryByRole('link', { name: /^Edit/ })).toBeNull();
  expect(document.title).toBe('Live classes – Digiken');
  fireEvent.change(screen.getByRole('combobox', { name: 'When' }), { target: { value: 'past' } });
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('/console/live-classes?when=past'),
  );
});

test('[13.86] an instructor finds schedule, change, slides and cancel', async () => {
  signIn('tutor');
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'tutor' } } },
    'GET /api/live/classes': page([CLASS, { ...CLASS, _id: 'c2', title: 'Stock', state: 'ended' }]),
    'GET /api/instructor/courses': page([]),
  });
  renderAt('/instructor/live-classes', <LiveListPage area="instructor" />);
  const edit = await screen.findByRole('link', { name: 'Edit (Prices that work)' });
  expect(edit.getAttribute('href')).toBe('/instructor/live-classes/c1/edit');
  expect(screen.getByRole('link', { name: 'Schedule a class' }).getAttribute('href')).toBe(
    '/instructor/live-classes/new',
  );
  expect(screen.getByRole('link', { name: 'Attendance (Stock)' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Cancel/ })).toHaveLength(1);
});

test('[13.87] a hub plans for itself; what was typed is back after the page was left', async () => {
  signIn('hub');
  stubNetwork({
    'GET /api/user/u1': {
      body: { data: { ...NJOKI, role: 'hub', hub: { _id: 'h1', name: 'Farmers’ Circle' } } },
    },
  });
  renderAt('/hub/live-classes/new', <LiveFormPage area="hub" />);
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Course or hub' }).value).toBe('hub:h1');
  fireEvent.change(title, { target: { value: 'Market day' } });
  cleanup();
  renderAt('/hub/live-classes/new', <LiveFormPage area="hub" />);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })).value).toBe('Market day');
});

test('[13.87] a saved class is shown in its own time zone', () => {
  expect(typingOf({ ...CLASS, external: true, link: 'https://meet.example/x' })).toMatchObject({
    date: '2026-11-24',
    time: '17:00',
    where: 'link',
    link: 'https://meet.example/x',
  });
});

const openClass = (more: Partial<LiveClassDetail>) => {
  signIn('user');
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user' } } },
    'GET /api/live/classes/c1': { body: { data: { ...CLASS, role: 'learner', ...more } } },
    'POST /api/live/classes/c1/join': { status: 409, body: { message: 'The host has locked the class.' } },
  });
  renderAt(
    '/console/live-classes/c1',
    <Routes>
      <Route path="/console/live-classes/:classId" element={<LiveClassPage area="console" />} />
    </Routes>,
  );
};

test('[13.89] before it opens, a class says when; nobody is asked for devices', async () => {
  openClass({});
  expect(await screen.findByText(/^The class opens on/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('[13.89][13.93] a learner without devices joins to listen, and reads why they cannot come in', async () => {
  openClass({ state: 'live', recorded: true });
  expect(await screen.findByText(/The host plans to record this class/)).toBeTruthy();
  const microphone = screen.getByRole('switch', { name: 'Use my microphone' });
  fireEvent.click(microphone);
  expect(await screen.findByText(/This browser cannot use a microphone here/)).toBeTruthy();
  expect(screen.queryByRole('switch', { name: 'Use my camera' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Join and listen' }));
  expect(await screen.findByText('The host has locked the class.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('[13.90] pictures: the host first, the own one last, and none of others while data is saved', () => {
  const seat = (id: string, more: Partial<LiveSeat> = {}): LiveSeat => ({
    ...{ _id: id, name: id, avatar: null, role: 'speaker', state: 'in', muted: false, handAt: null },
    publications: [{ _id: `of-${id}`, source: 'camera', audio: true, video: true }],
    ...more,
  });
  const me = seat('me');
  const room = {
    room: {
      ...{ seatId: 'me', chat: [], captions: [], slides: [], slideId: null, locked: false, recording: false },
      closesAt: '',
      seats: [me, seat('guest'), seat('tutor', { role: 'host' }), seat('quiet', { publications: [] })],
    },
    me,
    streams: new Map(),
    speaking: new Set(['tutor']),
    dataSaver: false,
    own: { microphone: true, camera: {} as MediaStream, screen: false },
  };
  expect(picturesOf(room).map(({ name }) => name)).toEqual(['tutor', 'guest', 'me']);
  expect(picturesOf({ ...room, dataSaver: true }).map(({ name }) => name)).toEqual(['me']);
});

test('[13.90] the page of a class has the whole width, the page that plans one has not', () => {
  expect(isRoomPath('/instructor/live-classes/c1')).toBe(true);
  for (const path of ['/instructor/live-classes', '/hub/live-classes/new', '/hub/live-classes/c1/edit'])
    expect(isRoomPath(path)).toBe(false);
});

test('[2.41] an administrator finds all classes and cancels one after a question', async () => {
  signIn('admin');
  const asked = vi.fn();
  stubNetwork({
    'GET /api/user/u1': { body: { data: NJOKI } },
    'GET /api/admin/live-classes': page([CLASS]),
    'POST /api/live/classes/c1/cancel': { body: { message: 'The class is cancelled.' } },
  });
  const answer = fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (init?.method === 'POST') asked(input, init.body);
    return answer(input, init);
  });
  renderAt('/admin/live-classes', <LiveClassesPage />);
  expect(await screen.findByRole('link', { name: 'Prices that work' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Cancel/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the class' }));
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith('/api/live/classes/c1/cancel', JSON.stringify({ scope: 'this' })),
  );
});
