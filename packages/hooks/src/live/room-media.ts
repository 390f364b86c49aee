import type { LiveSeat } from '@digiken/contract';
import { liveRoutes } from '@digiken/contract/routes/live';
import { LIVE_AUDIO_BITRATE, LIVE_VIDEO, type LiveSource } from '@digiken/contract/constants';
import type { SendRequest } from '../api/request';

/** Longest wait for the candidates of this device; milliseconds. Those that are known by then are sent. */
const GATHER_MS = 3_000;
/** Wait before a broken connection is made again; milliseconds. */
const AGAIN_MS = 2_000;
/** How often levels and bytes are read; milliseconds. */
const WATCH_MS = 1_000;
/** From this level on, a person is heard. */
const HEARD = 0.02;

type LivePublication = LiveSeat['publications'][number];

interface Sending {
  connection: RTCPeerConnection;
  tracks: readonly MediaStreamTrack[];
}

interface Receiving {
  connection: RTCPeerConnection;
  stream: MediaStream;
  video: boolean;
  player: HTMLAudioElement | undefined;
}

export interface MediaParts {
  request: SendRequest;
  classId: string;
  device: string;
  iceServers: readonly RTCIceServer[];
  /** Something that `RoomMedia` shows has changed. */
  onChange: () => void;
}

/** What should be received: publications of others by their ids. */
export type Wanted = ReadonlyMap<string, LivePublication>;

/**
 * Sends and receives sound and pictures: one connection for each source that is sent, and for each publication that is
 * received (spec 13.96). Descriptions carry all candidates. A broken connection is made again while it is wanted.
 */
export class RoomMedia {
  readonly streams = new Map<string, MediaStream>();
  /** Ids of publications that are heard now. */
  readonly speaking = new Set<string>();
  /** The user's own microphone is heard. */
  speakingSelf = false;
  /** Bytes of all connections so far, both ways. */
  bytes = 0;
  /** The browser plays no sound before the user presses something. */
  soundBlocked = false;
  /** A connection could not be made. */
  failed = false;

  readonly #sending = new Map<LiveSource, Sending>();
  readonly #receiving = new Map<string, Receiving>();
  /** Publications whose connection is being made. */
  readonly #opening = new Set<string>();
  readonly #counted = new WeakMap<RTCPeerConnection, number>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #watch: ReturnType<typeof setInterval>;
  #wanted: Wanted = new Map();
  #video = true;
  #sink = '';
  #closed = false;
  /** Publishing is done one after the other: a later offer must not overtake an earlier one. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: MediaParts) {
    this.#watch = setInterval(() => void this.#read(), WATCH_MS);
  }

  /** Receives these publications, and no others. @param video false: sound only */
  receive(wanted: Wanted, video: boolean): void {
    this.#wanted = wanted;
    this.#video = video;
    for (const [id, one] of this.#receiving) {
      const publication = wanted.get(id);
      if (!publication || one.video !== this.#showsOf(publication)) this.#drop(id);
    }
    for (const id of wanted.keys()) void this.#subscribe(id);
  }

  /** Pictures of this publication are received. A screen is what everyone looks at, so saving data does not hide it. */
  #showsOf({ source, video }: LivePublication): boolean {
    return video && (this.#video || source === 'screen');
  }

  async #subscribe(id: string): Promise<void> {
    const publication = this.#wanted.get(id);
    if (!publication || this.#closed || this.#receiving.has(id) || this.#opening.has(id)) return;
    const video = this.#showsOf(publication);
    if (!video && !publication.audio) return;
    this.#opening.add(id);
    const connection = this.#connect();
    const stream = new MediaStream();
    connection.ontrack = ({ track }) => {
      stream.addTrack(track);
      if (track.kind === 'audio') this.#play(id);
      this.parts.onChange();
    };
    connection.onconnectionstatechange = () => {
      if (connection.connectionState !== 'failed') return;
      this.#drop(id);
      this.#later(() => void this.#subscribe(id));
    };
    const { request, classId, device } = this.parts;
    const params = { id: classId };
    try {
      const { data } = await request(liveRoutes.subscribeLive, {
        params,
        body: { device, publicationId: id, video },
      });
      await connection.setRemoteDescription({ type: 'offer', sdp: data.sdp });
      await connection.setLocalDescription(await connection.createAnswer());
      this.#receiving.set(id, { connection, stream, video, player: undefined });
      this.streams.set(id, stream);
      const sdp = await described(connection);
      await request(liveRoutes.answerLive, {
        params,
        body: { device, connectionId: data.connectionId, sdp },
      });
      this.failed = false;
      if (stream.getAudioTracks().length > 0) this.#play(id);
    } catch {
      connection.close();
      this.#drop(id);
      this.failed = this.#wanted.has(id);
      this.#later(() => void this.#subscribe(id));
    } finally {
      this.#opening.delete(id);
    }
    if (this.#closed) return this.#drop(id);
    // What is wanted may have changed meanwhile.
    const now = this.#wanted.get(id);
    if (!now || this.#showsOf(now) !== video) {
      this.#drop(id);
      void this.#subscribe(id);
    }
    this.parts.onChange();
  }

  #drop(id: string): void {
    const one = this.#receiving.get(id);
    this.#receiving.delete(id);
    this.streams.delete(id);
    this.speaking.delete(id);
    if (!one) return;
    one.connection.onconnectionstatechange = null;
    one.connection.close();
    if (one.player) one.player.srcObject = null;
    this.parts.onChange();
  }

  #play(id: string): void {
    const one = this.#receiving.get(id);
    if (!one || one.player) return;
    one.player = new Audio();
    one.player.srcObject = one.stream;
    void setSink(one.player, this.#sink);
    void one.player.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      this.soundBlocked = true;
      this.parts.onChange();
    });
  }

  /** Plays all sound; call it while the user presses something. */
  async playSound(): Promise<void> {
    this.soundBlocked = false;
    for (const { player } of this.#receiving.values())
      await player?.play().catch(() => {
        this.soundBlocked = true;
      });
    this.parts.onChange();
  }

  /** @param id of the device that plays sound; empty: the default one */
  setSpeaker(id: string): void {
    this.#sink = id;
    for (const { player } of this.#receiving.values()) if (player) void setSink(player, id);
  }

  /** Sends these tracks instead of what was sent from this source; none: stops sending. Rejects with an ApiError. */
  send(source: LiveSource, tracks: readonly MediaStreamTrack[]): Promise<void> {
    const work = this.#queue.then(() => this.#send(source, tracks));
    this.#queue = work.catch(() => {});
    return work;
  }

  async #send(source: LiveSource, tracks: readonly MediaStreamTrack[]): Promise<void> {
    if (this.#closed) return;
    const { request, classId, device } = this.parts;
    const params = { id: classId };
    const before = this.#sending.get(source);
    if (tracks.length === 0) {
      this.#stop(source);
      if (before) await request(liveRoutes.unpublishLive, { params, body: { device, source } });
      return;
    }
    // A new connection would only interrupt what is sent already, e.g. when two devices are turned on at once.
    if (before && isAlive(before.connection) && isSame(before.tracks, tracks)) return;
    const connection = this.#connect();
    const stream = new MediaStream([...tracks]);
    for (const track of tracks)
      connection.addTransceiver(track, { direction: 'sendonly', streams: [stream] });
    try {
      await connection.setLocalDescription(await connection.createOffer());
      const sdp = await described(connection);
      const { data } = await request(liveRoutes.publishLive, { params, body: { device, source, sdp } });
      await connection.setRemoteDescription({ type: 'answer', sdp: data.sdp });
    } catch (error) {
      connection.close();
      throw error;
    }
    this.#stop(source);
    if (this.#closed) return connection.close();
    this.#sending.set(source, { connection, tracks });
    connection.onconnectionstatechange = () => {
      if (connection.connectionState !== 'failed' || this.#sending.get(source)?.connection !== connection)
        return;
      this.#later(() => void this.send(source, tracks).catch(() => this.#fail()));
    };
    await limit(connection, source);
  }

  #fail(): void {
    this.failed = true;
    this.parts.onChange();
  }

  #stop(source: LiveSource): void {
    const one = this.#sending.get(source);
    this.#sending.delete(source);
    if (!one) return;
    one.connection.onconnectionstatechange = null;
    one.connection.close();
  }

  /** Nothing is sent any more, because a host decided so. The tracks stay with their owner. */
  stopSending(): void {
    for (const source of [...this.#sending.keys()]) this.#stop(source);
  }

  /** The media server lost everything, or the seat is a new one: connects again. */
  async restart(): Promise<void> {
    const sent = [...this.#sending].map(([source, { tracks }]) => ({ source, tracks }));
    for (const id of [...this.#receiving.keys()]) this.#drop(id);
    for (const { connection } of this.#sending.values()) {
      connection.onconnectionstatechange = null;
      connection.close();
    }
    this.receive(this.#wanted, this.#video);
    for (const { source, tracks } of sent) {
      const living = tracks.filter(({ readyState }) => readyState === 'live');
      await this.send(source, living).catch(() => this.#fail());
    }
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    for (const timer of this.#timers) clearTimeout(timer);
    this.stopSending();
    for (const id of [...this.#receiving.keys()]) this.#drop(id);
  }

  #connect(): RTCPeerConnection {
    return new RTCPeerConnection({
      iceServers: this.parts.iceServers.map((server) => ({ ...server })),
      bundlePolicy: 'max-bundle',
    });
  }

  #later(work: () => void): void {
    if (this.#closed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, AGAIN_MS);
    this.#timers.add(timer);
  }

  /** Levels and bytes of all connections. */
  async #read(): Promise<void> {
    const before = this.bytes;
    let heard = false;
    for (const [id, { connection }] of [...this.#receiving]) {
      const level = await this.#count(connection);
      const now = level >= HEARD;
      if (now === this.speaking.has(id)) continue;
      heard = true;
      if (now && this.#receiving.has(id)) this.speaking.add(id);
      else this.speaking.delete(id);
    }
    let self = 0;
    for (const { connection } of [...this.#sending.values()])
      self = Math.max(self, await this.#count(connection));
    if (this.speakingSelf !== self >= HEARD) {
      this.speakingSelf = self >= HEARD;
      heard = true;
    }
    if (!this.#closed && (heard || this.bytes !== before)) this.parts.onChange();
  }

  /** Adds the new bytes of a connection. @returns the level of its sound, 0 to 1 */
  async #count(connection: RTCPeerConnection): Promise<number> {
    let total = 0;
    let level = 0;
    const report = await connection.getStats().catch(() => undefined);
    for (const item of (report?.values() ?? []) as Iterable<Record<string, unknown>>) {
      const { type, kind } = item;
      const number = (name: string) => (typeof item[name] === 'number' ? item[name] : 0);
      if (type === 'inbound-rtp') total += number('bytesReceived') + number('headerBytesReceived');
      if (type === 'outbound-rtp') total += number('bytesSent') + number('headerBytesSent');
      if ((type === 'inbound-rtp' || type === 'media-source') && kind === 'audio')
        level = Math.max(level, number('audioLevel'));
    }
    this.bytes += Math.max(0, total - (this.#counted.get(connection) ?? 0));
    this.#counted.set(connection, total);
    return level;
  }
}

const isAlive = ({ connectionState }: RTCPeerConnection): boolean =>
  connectionState !== 'failed' && connectionState !== 'closed';

const isSame = (some: readonly MediaStreamTrack[], others: readonly MediaStreamTrack[]): boolean =>
  some.length === others.length && some.every((track) => others.includes(track));

/** The local description, once it has all candidates. */
async function described(connection: RTCPeerConnection): Promise<string> {
  if (connection.iceGatheringState !== 'complete') {
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        connection.removeEventListener('icegatheringstatechange', check);
        resolve();
      };
      const check = () => connection.iceGatheringState === 'complete' && done();
      const timer = setTimeout(done, GATHER_MS);
      connection.addEventListener('icegatheringstatechange', check);
    });
  }
  return connection.localDescription?.sdp ?? '';
}

/** Keeps what is sent within what learners pay for. Browsers that cannot do it send more. */
async function limit(connection: RTCPeerConnection, source: LiveSource): Promise<void> {
  for (const sender of connection.getSenders()) {
    if (!sender.track) continue;
    const parameters = sender.getParameters();
    const sound = sender.track.kind === 'audio';
    for (const encoding of parameters.encodings ?? []) {
      encoding.maxBitrate = sound ? LIVE_AUDIO_BITRATE : LIVE_VIDEO.bitrate;
      if (!sound && source === 'camera') encoding.maxFramerate = LIVE_VIDEO.frameRate;
    }
    await sender.setParameters(parameters).catch(() => {});
  }
}

async function setSink(player: HTMLAudioElement, id: string): Promise<void> {
  const choose = (player as { setSinkId?: (id: string) => Promise<void> }).setSinkId;
  await choose?.call(player, id).catch(() => {});
}
