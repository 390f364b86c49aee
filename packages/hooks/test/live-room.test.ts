import type { LiveEvent, LiveRoom, LiveSeat } from '@digiken/contract';
import { LIVE_TIMES } from '@digiken/contract/constants';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLiveRoom } from '../src/entries/live';
import { holdCookie, network, pass, type Reply, show, token } from './support';

const ROOM = '/api/live/classes/c1';
const EVENTS = `GET ${ROOM}/events`;

const seat = (id: string, more: Partial<LiveSeat> = {}): LiveSeat => ({
  _id: id,
  name: id,
  avatar: null,
  role: 'learner',
  state: 'in',
  muted: false,
  handAt: null,
  publications: [],
  ...more,
});
const TUTOR = seat('tutor', {
  role: 'host',
  publications: [{ _id: 'pub', source: 'camera', audio: true, video: true }],
});
const room = (seats: LiveSeat[], more: Partial<LiveRoom> = {}): LiveRoom => ({
  seatId: 'me',
  seats,
  chat: [],
  captions: [],
  slides: [],
  slideId: null,
  locked: false,
  recording: false,
  closesAt: '2026-11-23T10:00:00Z',
  ...more,
});

/** jsdom has no connections: this one is made at once, and remembers what it was told. */
class FakeConnection extends EventTarget {
  static all: FakeConnection[] = [];
  iceGatheringState = 'complete';
  connectionState = 'new';
  localDescription: { type: string; sdp: string } | null = null;
  remote: string | undefined;
  sent: unknown[] = [];
  closed = false;
  ontrack: ((event: { track: { kind: string } }) => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  constructor(readonly options: RTCConfiguration) {
    super();
    FakeConnection.all.push(this);
  }
  addTransceiver(track: unknown) {
    this.sent.push(track);
  }
  getSenders() {
    return [];
  }
  async createOffer() {
    return { type: 'offer', sdp: 'my offer' };
  }
  async createAnswer() {
    return { type: 'answer', sdp: 'my answer' };
  }
  async setLocalDescription(description: { type: string; sdp: string }) {
    this.localDescription = description;
  }
  async setRemoteDescription({ sdp }: { sdp: string }) {
    this.remote = sdp;
  }
  async getStats() {
    return new Map([
      [
        'in',
        { type: 'inbound-rtp', kind: 'audio', bytesReceived: 900, headerBytesReceived: 100, audioLevel: 0.4 },
      ],
    ]);
  }
  close() {
    this.closed = true;
    this.connectionState = 'closed';
  }
  fail() {
    this.connectionState = 'failed';
    this.onconnectionstatechange?.();
  }
}

class FakeStream {
  constructor(readonly tracks: { kind: string }[] = []) {}
  addTrack(track: { kind: string }) {
    this.tracks.push(track);
  }
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
}

const microphone = () =>
  ({ kind: 'audio', enabled: true, readyState: 'live', stop() {} }) as unknown as MediaStreamTrack;
const open = () => FakeConnection.all.filter(({ closed }) => !closed);

/** The server's side: a stream for each connection, and what the client asked for. */
function server(join: object) {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const net = network({
    [`POST ${ROOM}/join`]: { body: { data: join } },
    [EVENTS]: () => ({
      body: new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) }),
    }),
    [`POST ${ROOM}/subscribe`]: { body: { data: { connectionId: 'k', sdp: 'their offer' } } },
    [`POST ${ROOM}/publish`]: { body: { data: { publicationId: 'mine', sdp: 'their answer' } } },
    ...Object.fromEntries(
      ['answer', 'leave', 'mute', 'unpublish'].map((name) => [
        `POST ${ROOM}/${name}`,
        { body: { message: '' } },
      ]),
    ),
    [`POST ${ROOM}/heartbeat`]: { body: { data: { seq: 1 } } },
  });
  return {
    ...net,
    tell: async (event: LiveEvent) => {
      act(() => streams.at(-1)?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)));
      await pass();
    },
    cut: async () => {
      act(() => streams.at(-1)?.error(new TypeError('network error')));
      await pass();
    },
    bodies: (name: string) => net.asked(`${ROOM}/${name}`).map(({ body }) => body as Record<string, unknown>),
  };
}

const joined = (me: LiveSeat, ...others: LiveSeat[]) => ({
  kind: 'room',
  seat: me,
  media: true,
  iceServers: [{ urls: ['turn:turn.example'] }],
  seq: 5,
  room: room([me, ...others]),
});

async function enter(me: LiveSeat, ...others: LiveSeat[]) {
  const net = server(joined(me, ...others));
  const { result, unmount } = show(() => useLiveRoom('c1'));
  await act(async () => void (await result.current.join()));
  await pass();
  return { net, result, unmount };
}

beforeEach(() => {
  FakeConnection.all = [];
  vi.stubGlobal('RTCPeerConnection', FakeConnection);
  vi.stubGlobal('MediaStream', FakeStream);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  holdCookie(token());
});
afterEach(() => vi.restoreAllMocks());

describe('a live room', () => {
  it('[13.96] receives others with whole candidates, and sound only while data is saved', async () => {
    const { net, result } = await enter(seat('me'), TUTOR);
    expect(result.current.status).toBe('in');
    expect(net.bodies('subscribe')).toMatchObject([{ publicationId: 'pub', video: true }]);
    expect(net.bodies('answer')).toMatchObject([{ connectionId: 'k', sdp: 'my answer' }]);
    expect(FakeConnection.all[0]?.options.iceServers).toEqual([{ urls: ['turn:turn.example'] }]);
    act(() => result.current.setDataSaver(true));
    await pass();
    expect(net.bodies('subscribe').at(-1)).toMatchObject({ video: false });
    expect(open()).toHaveLength(1);
    await pass(1_000);
    expect([...result.current.speaking]).toEqual(['tutor']);
    expect(result.current.bytes).toBe(1_000);
    expect(result.current.megabytesPerHour).toBe(20);
  });

  it('[13.96] makes a failed connection again while it is wanted, and closes one that is not', async () => {
    const { net } = await enter(seat('me'), TUTOR);
    act(() => FakeConnection.all[0]?.fail());
    await pass(2_000);
    expect(net.bodies('subscribe')).toHaveLength(2);
    await net.tell({ type: 'seat', seq: 6, seat: { ...TUTOR, publications: [] } });
    expect(open()).toEqual([]);
  });

  it('[13.93] keeps the seat when the connection breaks, and says so until the next snapshot', async () => {
    const { net, result } = await enter(seat('me'), TUTOR);
    await net.tell({ type: 'snapshot', seq: 6, room: room([seat('me'), TUTOR]) });
    await net.cut();
    expect(result.current.status).toBe('returning');
    expect(open()).toHaveLength(1);
    await pass(1_000);
    await net.tell({ type: 'snapshot', seq: 9, room: room([seat('me'), TUTOR], { locked: true }) });
    expect(result.current).toMatchObject({ status: 'in', room: { locked: true } });
    expect(net.bodies('join')).toHaveLength(1);
    await pass(15_000);
    expect(net.bodies('heartbeat').length).toBeGreaterThan(0);
  });

  it('[13.93] takes the seat again when it was lost, and sends again what it sent', async () => {
    const { net, result } = await enter(seat('me', { role: 'speaker' }));
    await act(async () => void (await result.current.setMicrophone(microphone())));
    expect(net.bodies('publish')).toMatchObject([{ source: 'camera', sdp: 'my offer' }]);
    net.answers[`POST ${ROOM}/heartbeat`] = { status: 409, body: { message: 'You are not in this class.' } };
    await pass(15_000);
    expect(net.bodies('join')).toHaveLength(2);
    expect(net.bodies('publish')).toHaveLength(2);
    expect(result.current.status).toBe('in');
  });

  it('[13.96] sends two devices that are turned on at once by one connection', async () => {
    const { net, result } = await enter(seat('me', { role: 'speaker' }));
    const camera = { ...microphone(), kind: 'video' } as MediaStreamTrack;
    await act(async () => {
      await Promise.all([result.current.setMicrophone(microphone()), result.current.setCamera(camera)]);
    });
    expect(net.bodies('publish')).toHaveLength(1);
    expect(open()).toHaveLength(1);
    expect(result.current.own.microphone).toBe(true);
    expect(result.current.own.camera).not.toBeNull();
  });

  it('[13.92] shows a hand, a message and a caption once each, and adds people at the end', async () => {
    const { net, result } = await enter(seat('me'), TUTOR);
    await net.tell({ type: 'seat', seq: 6, seat: seat('late', { handAt: '2026-11-23T09:00:00Z' }) });
    await net.tell({ type: 'seat', seq: 7, seat: { ...TUTOR, muted: true } });
    const message = { _id: 'm1', seatId: 'late', name: 'late', text: 'Habari', at: '2026-11-23T09:00:00Z' };
    await net.tell({ type: 'chat', seq: 8, message });
    await net.tell({ type: 'chat', seq: 8, message });
    await net.tell({ type: 'caption', seq: 9, caption: { _id: 'k1', text: 'Welcome', at: message.at } });
    expect(result.current.room?.seats.map(({ _id }) => _id)).toEqual(['me', 'tutor', 'late']);
    expect(result.current.room?.chat).toHaveLength(1);
    expect(result.current.room?.captions).toHaveLength(1);
  });

  it('[13.91] stops sending when a host takes the right to speak, and says who muted', async () => {
    const { net, result } = await enter(seat('me', { role: 'speaker' }));
    await act(async () => void (await result.current.setMicrophone(microphone())));
    expect(result.current.own.microphone).toBe(true);
    await net.tell({ type: 'seat', seq: 6, seat: seat('me', { role: 'speaker', muted: true }) });
    expect(result.current).toMatchObject({ mutedByHost: true, own: { microphone: false } });
    await net.tell({ type: 'seat', seq: 7, seat: seat('me') });
    expect(open()).toEqual([]);
    expect(result.current.microphoneTrack()).toBeUndefined();
  });

  it('[13.93] says why the user is not in the room', async () => {
    const { net, result } = await enter(seat('me', { state: 'waiting' }));
    expect(result.current.status).toBe('waiting');
    await net.tell({ type: 'snapshot', seq: 6, room: room([seat('me')]) });
    expect(result.current.status).toBe('in');
    await net.tell({ type: 'left', seq: 7, seatId: 'me', name: 'me', reason: 'removed' });
    expect(result.current.status).toBe('removed');
    for (const code of ['full', 'locked', 'closed'] as const) {
      net.answers[`POST ${ROOM}/join`] = { status: 409, body: { message: 'Not now.', code } };
      await act(async () => void (await result.current.join()));
      expect(result.current).toMatchObject({ status: code, message: 'Not now.' });
    }
  });

  it('[13.93] sends no heartbeat while the user ends the class, and continues if that fails', async () => {
    const { net, result } = await enter(seat('me', { role: 'host' }));
    let answer: (reply: Reply) => void = () => {};
    net.answers[`POST ${ROOM}/end`] = () => new Promise<Reply>((resolve) => (answer = resolve));
    const before = net.bodies('heartbeat').length;
    act(() => void result.current.end());
    await pass(LIVE_TIMES.heartbeat);
    expect(net.bodies('heartbeat')).toHaveLength(before);
    answer({ status: 503, body: { message: 'Try again.' } });
    await pass(LIVE_TIMES.heartbeat);
    expect(result.current.status).toBe('in');
    expect(net.bodies('heartbeat')).toHaveLength(before + 1);
    act(() => void result.current.end());
    await pass();
    answer({ body: { message: '' } });
    await pass(LIVE_TIMES.heartbeat);
    expect(result.current.status).toBe('ended');
    expect(net.bodies('heartbeat')).toHaveLength(before + 1);
  });

  it('[13.93] leaves when the page is closed, and when it shows something else', async () => {
    const { net, result, unmount } = await enter(seat('me'), TUTOR);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await pass();
    expect(net.asked(`${ROOM}/leave`)[0]?.init.keepalive).toBe(true);
    expect(result.current.status).toBe('left');
    expect(open()).toEqual([]);
    await act(async () => void (await result.current.join()));
    unmount();
    await pass();
    expect(net.bodies('leave')).toHaveLength(2);
  });

  it('[13.96] gives the address of a class on another service, and opens no room', async () => {
    const net = server({ kind: 'link', href: 'https://meet.example/x' });
    const { result } = show(() => useLiveRoom('c1'));
    await act(async () => {
      expect(await result.current.join()).toMatchObject({
        ok: true,
        data: { link: 'https://meet.example/x' },
      });
    });
    expect(net.asked(`${ROOM}/events`)).toEqual([]);
    expect(result.current.status).toBe('idle');
  });
});
