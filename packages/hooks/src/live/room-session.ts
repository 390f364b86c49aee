import type { LiveCaption, LiveEvent, LiveMessage, LiveRoom, LiveSeat } from '@digiken/contract';
import { API_PREFIX, LIVE_LIMITS, LIVE_TIMES, speaksLive } from '@digiken/contract/constants';
import { liveRoutes } from '@digiken/contract/routes/live';
import { ApiError } from '../api/api-error';
import { headersOf } from '../api/client';
import { followEvents } from '../api/event-stream';
import { type FailureTexts, failureText, type Outcome, outcomeOf } from '../api/outcome';
import { addressOf, type SendRequest } from '../api/request';
import { newUuid } from '../api/uuid';
import { RoomMedia } from './room-media';

/** `idle`: before joining. The others as the screen of a class names them. */
export type LiveStatus =
  | 'idle'
  | 'joining'
  | 'waiting'
  | 'in'
  | 'returning'
  | 'removed'
  | 'ended'
  | 'left'
  | 'full'
  | 'locked'
  | 'closed'
  | 'refused'
  | 'elsewhere'
  | 'lost';

export interface LiveState {
  status: LiveStatus;
  /** The server's own sentence about the status. */
  message: string | undefined;
  /** Undefined before joining. */
  room: LiveRoom | undefined;
  /** The user's seat. */
  me: LiveSeat | undefined;
  /** The site has a media server. */
  media: boolean;
  /** Sound and pictures do not work now. */
  mediaFailed: boolean;
  /** Pictures by the ids of publications. */
  streams: ReadonlyMap<string, MediaStream>;
  /** Ids of the seats that are heard now. */
  speaking: ReadonlySet<string>;
  /** Received and sent since joining. */
  bytes: number;
  soundBlocked: boolean;
  dataSaver: boolean;
  mutedByHost: boolean;
  /** Own tracks that are sent. */
  own: { microphone: boolean; camera: MediaStream | null; screen: boolean };
}

const START: LiveState = {
  status: 'idle',
  message: undefined,
  room: undefined,
  me: undefined,
  media: false,
  mediaFailed: false,
  streams: new Map(),
  speaking: new Set(),
  bytes: 0,
  soundBlocked: false,
  dataSaver: false,
  mutedByHost: false,
  own: { microphone: false, camera: null, screen: false },
};

/** What a refused join is called, by the code of the answer. */
const REFUSED: Readonly<Partial<Record<string, LiveStatus>>> = {
  full: 'full',
  locked: 'locked',
  closed: 'closed',
  'taken-over': 'elsewhere',
};

export interface SessionParts {
  classId: string;
  request: SendRequest;
  texts: FailureTexts;
}

/** A live room from joining to leaving: the seat, what happens in the room, and sound and pictures (spec 13.96). */
export class RoomSession {
  #state: LiveState = START;
  readonly #listeners = new Set<() => void>();
  /** A new one for each page, so that a second page takes over. */
  readonly #device = newUuid();
  #media: RoomMedia | undefined;
  #stop: AbortController | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #microphone: MediaStreamTrack | undefined;
  #camera: MediaStreamTrack | undefined;
  #screen: MediaStreamTrack | undefined;
  /** The user has asked for this; the answer of the server is not there yet. */
  #muting: boolean | undefined;
  #seq = 0;
  #joining = false;
  #ending = false;
  #sink = '';

  constructor(private readonly parts: SessionParts) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly state = (): LiveState => this.#state;

  #set(change: Partial<LiveState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  get #params() {
    return { id: this.parts.classId };
  }
  get #present(): boolean {
    const { status } = this.#state;
    return status === 'in' || status === 'waiting' || status === 'returning';
  }

  /**
   * Takes a seat, or continues on this device. @returns the address of a class on another service
   */
  async join(): Promise<Outcome<{ link?: string }>> {
    if (this.#joining) return { ok: true, data: {} };
    this.#joining = true;
    const joined = this.parts.request(liveRoutes.joinLive, {
      params: this.#params,
      body: { device: this.#device },
    });
    if (!this.#present) this.#set({ status: 'joining', message: undefined });
    try {
      const { data } = await joined;
      if (data.kind === 'link') {
        this.#set({ status: 'idle' });
        return { ok: true, data: { link: data.href } };
      }
      this.#seq = data.seq;
      this.#open(data.media, data.iceServers);
      this.#show(data.room);
      return { ok: true, data: {} };
    } catch (error) {
      this.#refused(error);
      const outcome = await this.act(() => joined);
      return outcome.ok ? { ok: true, data: {} } : outcome;
    } finally {
      this.#joining = false;
    }
  }

  #open(media: boolean, iceServers: readonly RTCIceServer[]): void {
    if (!this.#media && media) {
      const { request, classId } = this.parts;
      const onChange = () => this.#showMedia();
      this.#media = new RoomMedia({ request, classId, device: this.#device, iceServers, onChange });
      this.#media.setSpeaker(this.#sink);
    } else void this.#media?.restart();
    this.#set({ media });
    if (this.#stop) return;
    this.#stop = new AbortController();
    void followEvents(
      liveRoutes.followLive,
      { params: this.#params, query: { device: this.#device } },
      {
        onEvent: (event) => this.#take(event),
        onState: (state) => this.#connection(state),
        onRefused: (error) => void this.#seatRefused(error),
        signal: this.#stop.signal,
      },
    );
    this.#beat = setInterval(() => void this.#keep(), LIVE_TIMES.heartbeat);
    window.addEventListener('offline', this.#offline);
    window.addEventListener('pagehide', this.#hide);
  }

  #close(): void {
    this.#stop?.abort();
    this.#stop = undefined;
    clearInterval(this.#beat);
    this.#media?.close();
    this.#media = undefined;
    for (const track of [this.#microphone, this.#camera, this.#screen]) track?.stop();
    this.#microphone = this.#camera = this.#screen = undefined;
    window.removeEventListener('offline', this.#offline);
    window.removeEventListener('pagehide', this.#hide);
    this.#showOwn();
  }

  /** The seat is over: nothing is kept. */
  #end(status: LiveStatus, message?: string): void {
    this.#close();
    this.#set({ status, message, streams: new Map(), speaking: new Set() });
  }

  #refused(error: unknown): void {
    const known = error instanceof ApiError ? error : undefined;
    const message = failureText(error, this.parts.texts);
    if (known?.status === 403) this.#end('removed', message);
    else if (known?.refused) this.#end(REFUSED[known.code ?? ''] ?? 'refused', message);
    // Without an answer the seat may still be kept: the stream tries again.
    else if (!this.#present) this.#end('lost', message);
  }

  /** The stream or a heartbeat is refused: somewhere else, removed, over, or the seat is lost and taken again. */
  async #seatRefused(error: ApiError): Promise<void> {
    if (error.code === 'taken-over') return this.#end('elsewhere');
    if (error.status === 403) return this.#end('removed', error.serverMessage);
    if (!this.#present) return;
    this.#stop?.abort();
    this.#stop = undefined;
    clearInterval(this.#beat);
    this.#set({ status: 'returning' });
    await this.join();
  }

  async #keep(): Promise<void> {
    if (this.#ending) return;
    try {
      await this.parts.request(liveRoutes.beatLive, {
        params: this.#params,
        body: { device: this.#device },
      });
    } catch (error) {
      if (error instanceof ApiError && error.refused && this.#present) await this.#seatRefused(error);
    }
  }

  readonly #offline = (): void => this.#connection('broken');

  /** The page is closed: the seat is free at once. `fetch` with `keepalive` outlives the page. */
  readonly #hide = (): void => {
    const route = liveRoutes.leaveLive;
    void fetch(API_PREFIX + addressOf(route, { params: this.#params }), {
      method: route.method,
      headers: { ...headersOf(route), 'Content-Type': 'application/json' },
      credentials: 'include',
      keepalive: true,
      body: JSON.stringify({ device: this.#device }),
    }).catch(() => {});
    // A page that comes back from the browser's cache says that it has left.
    this.#end('left');
  };

  #connection(state: 'live' | 'broken'): void {
    const { status, me } = this.#state;
    if (state === 'broken' && (status === 'in' || status === 'waiting')) this.#set({ status: 'returning' });
    if (state === 'live' && status === 'returning')
      this.#set({ status: me?.state === 'waiting' ? 'waiting' : 'in' });
  }

  #take(event: LiveEvent): void {
    const { room } = this.#state;
    if (!room || (event.type !== 'snapshot' && event.seq <= this.#seq)) return;
    this.#seq = event.seq;
    switch (event.type) {
      case 'snapshot':
        return this.#show(event.room);
      case 'seat':
        return this.#show({ ...room, seats: withSeat(room.seats, event.seat) });
      case 'left':
        if (event.seatId === room.seatId) {
          if (event.reason === 'removed') this.#end('removed');
          else if (event.reason === 'left') this.#end('left');
          else void this.#seatRefused(new ApiError({ kind: 'server', status: 409 }));
          return;
        }
        return this.#show({ ...room, seats: room.seats.filter(({ _id }) => _id !== event.seatId) });
      case 'chat':
        return this.#set({ room: { ...room, chat: withItem<LiveMessage>(room.chat, event.message) } });
      case 'chat-removed':
        return this.#set({
          room: { ...room, chat: room.chat.filter(({ _id }) => _id !== event.messageId) },
        });
      case 'caption':
        return this.#set({
          room: {
            ...room,
            captions: withItem<LiveCaption>(room.captions, event.caption).slice(-LIVE_LIMITS.captionsShown),
          },
        });
      case 'slide':
        return this.#set({ room: { ...room, slideId: event.slideId } });
      case 'locked':
        return this.#set({ room: { ...room, locked: event.locked } });
      case 'recording':
        return this.#set({ room: { ...room, recording: event.recording } });
      case 'media-lost':
        return void this.#media?.restart();
      case 'taken-over':
        return this.#end('elsewhere');
      case 'ended':
        return this.#end('ended');
    }
  }

  #show(room: LiveRoom): void {
    const me = room.seats.find(({ _id }) => _id === room.seatId);
    const waits = me?.state === 'waiting';
    const mutedByHost = me?.muted === true && this.#muting !== true && this.#state.own.microphone;
    this.#set({ room, me, status: waits ? 'waiting' : 'in', message: undefined });
    if (me && !speaksLive(me.role)) this.#stopOwn();
    if (me && this.#microphone && this.#muting === undefined) this.#microphone.enabled = !me.muted;
    if (mutedByHost) this.#set({ mutedByHost: true });
    this.#showOwn();
    this.#receive();
  }

  #receive(): void {
    const { room, dataSaver } = this.#state;
    const wanted = new Map<string, LiveSeat['publications'][number]>();
    for (const seat of room?.seats ?? []) {
      if (seat._id === room?.seatId || seat.state !== 'in') continue;
      for (const publication of seat.publications) wanted.set(publication._id, publication);
    }
    this.#media?.receive(wanted, !dataSaver);
  }

  #showMedia(): void {
    const media = this.#media;
    const { room } = this.#state;
    if (!media) return;
    const speaking = new Set<string>();
    for (const seat of room?.seats ?? [])
      if (seat.publications.some(({ _id }) => media.speaking.has(_id))) speaking.add(seat._id);
    if (media.speakingSelf && room && this.#state.own.microphone) speaking.add(room.seatId);
    this.#set({
      streams: new Map(media.streams),
      speaking,
      bytes: media.bytes,
      soundBlocked: media.soundBlocked,
      mediaFailed: media.failed,
    });
  }

  #showOwn(): void {
    const camera = this.#camera?.readyState === 'live' ? this.#camera : undefined;
    const before = this.#state.own.camera;
    const same = before !== null && before.getVideoTracks()[0] === camera;
    this.#set({
      own: {
        microphone: this.microphone?.enabled === true,
        camera: camera ? (same ? before : new MediaStream([camera])) : null,
        screen: this.#screen !== undefined,
      },
    });
  }

  #stopOwn(): void {
    if (!this.#microphone && !this.#camera && !this.#screen) return;
    this.#media?.stopSending();
    for (const track of [this.#microphone, this.#camera, this.#screen]) track?.stop();
    this.#microphone = this.#camera = this.#screen = undefined;
  }

  /** Sends this track as the user's microphone; undefined: turns it off. */
  async setMicrophone(track: MediaStreamTrack | undefined): Promise<Outcome> {
    const { me } = this.#state;
    if (!me) return this.#done();
    if (!track) {
      if (this.#microphone) this.#microphone.enabled = false;
      this.#showOwn();
      return this.#mute(me._id, true);
    }
    const known = this.#microphone;
    this.#microphone = track;
    track.enabled = true;
    this.#set({ mutedByHost: false });
    const outcome = await this.#mute(me._id, false);
    if (!outcome.ok) return outcome;
    if (known === track) {
      this.#showOwn();
      return outcome;
    }
    known?.stop();
    return this.#publishOwn();
  }

  /** The microphone that is sent, also while it is off. */
  get microphone(): MediaStreamTrack | undefined {
    return this.#microphone?.readyState === 'live' ? this.#microphone : undefined;
  }

  async #mute(seatId: string, muted: boolean): Promise<Outcome> {
    this.#muting = muted;
    const outcome = await this.act(() =>
      this.parts.request(liveRoutes.muteLive, { params: this.#params, body: { seatId, muted } }),
    );
    this.#muting = undefined;
    return outcome;
  }

  /** Sends this track as the user's picture; undefined: stops it. */
  async setCamera(track: MediaStreamTrack | undefined): Promise<Outcome> {
    if (this.#camera !== track) this.#camera?.stop();
    this.#camera = track;
    return this.#publishOwn();
  }

  async #publishOwn(): Promise<Outcome> {
    this.#showOwn();
    const tracks = [this.#microphone, this.#camera].filter((track) => track !== undefined);
    const outcome = await this.act(async () => this.#media?.send('camera', tracks));
    if (!outcome.ok) {
      this.#camera?.stop();
      this.#camera = undefined;
      this.#showOwn();
    }
    return outcome;
  }

  /** Shows this track as the user's screen; undefined: stops it. */
  async setScreen(track: MediaStreamTrack | undefined): Promise<Outcome> {
    if (this.#screen !== track) this.#screen?.stop();
    this.#screen = track;
    if (track) track.onended = () => void this.setScreen(undefined);
    this.#showOwn();
    const outcome = await this.act(async () => this.#media?.send('screen', track ? [track] : []));
    if (!outcome.ok && track) {
      track.stop();
      this.#screen = undefined;
      this.#showOwn();
    }
    return outcome;
  }

  setDataSaver(on: boolean): void {
    this.#set({ dataSaver: on });
    this.#receive();
  }

  setSpeaker(id: string): void {
    this.#sink = id;
    this.#media?.setSpeaker(id);
  }

  readonly playSound = (): void => void this.#media?.playSound();

  /** Runs a call of the room as an outcome. */
  act<T>(call: () => Promise<T>): Promise<Outcome<T>> {
    return outcomeOf(call, this.parts.texts);
  }

  #done(): Outcome {
    return { ok: true, data: undefined };
  }

  /** A message of one's own, before the stream brings it. */
  addMessage(message: LiveMessage): void {
    const { room } = this.#state;
    if (room) this.#set({ room: { ...room, chat: withItem(room.chat, message) } });
  }

  /** Ends the class for everyone. Meanwhile no heartbeat is sent: one that arrives after the end is refused. */
  async endClass(): Promise<Outcome> {
    this.#ending = true;
    const outcome = await this.act(() => this.parts.request(liveRoutes.endLive, { params: this.#params }));
    this.#ending = false;
    if (outcome.ok) this.#end('ended');
    return outcome;
  }

  /** Leaves; the seat is free at once. */
  async leave(): Promise<Outcome> {
    const wasIn = this.#present;
    this.#end('left');
    if (!wasIn) return this.#done();
    return this.act(() =>
      this.parts.request(liveRoutes.leaveLive, { params: this.#params, body: { device: this.#device } }),
    );
  }

  /** The page shows something else: like leaving, without an answer. */
  dispose(): void {
    if (this.#present) this.#hide();
    else this.#close();
  }
}

/** A changed seat stays where it is; a new one comes last. */
function withSeat(seats: readonly LiveSeat[], seat: LiveSeat): LiveSeat[] {
  return seats.some(({ _id }) => _id === seat._id)
    ? seats.map((item) => (item._id === seat._id ? seat : item))
    : [...seats, seat];
}

function withItem<T extends { _id: string }>(items: readonly T[], item: T): T[] {
  return items.some(({ _id }) => _id === item._id) ? [...items] : [...items, item];
}
