import { createHash, randomUUID } from 'node:crypto';
import { LIVE_LIMITS, type LiveRole, LIVE_VIDEO, speaksLive } from '@digiken/contract/constants';
import { z } from 'zod';
import {
  BadDescription,
  type EngineEvents,
  EngineDown,
  Gone,
  type LiveEngine,
  type Publishing,
} from './engine';

const PLUGIN = 'janus.plugin.videoroom';
const CALL_MS = 10_000;
/** Janus answers a waiting request after 30 seconds, also if nothing happened. */
const POLL_MS = 40_000;

const Message = z.object({
  janus: z.string(),
  transaction: z.string().optional(),
  sender: z.number().optional(),
  data: z.object({ id: z.number() }).optional(),
  jsep: z.object({ type: z.string(), sdp: z.string() }).optional(),
  plugindata: z.object({ data: z.record(z.string(), z.unknown()) }).optional(),
});
type Message = z.infer<typeof Message>;

interface Session {
  base: string;
  id: number;
  waiting: Map<string, (message: Message) => void>;
  /** Ends with the session. */
  end: AbortController;
}

interface Publication {
  room: string;
  seat: string;
  session: Session;
  handle: number;
  /** The publisher's number in Janus. */
  feed: number;
  /** Names of what is sent, in its offer; undefined: it is not sent. */
  audio: string | undefined;
  video: string | undefined;
}

interface Subscription {
  room: string;
  seat: string;
  publication: string;
  session: Session;
  handle: number;
}

/** 48 bits of a hash: Janus knows people and rooms by numbers. */
const numberOf = (text: string): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16);

/**
 * Live classes on Janus gateways (its videoroom over HTTP), for more than one machine carries. Each room belongs to one
 * gateway, chosen by the hash of its id, so any number of servers agree without asking each other. Recording is left to
 * the embedded media server.
 */
export class JanusEngine implements LiveEngine {
  readonly available = true;
  readonly records = false;
  readonly #sessions = new Map<string, Promise<Session>>();
  readonly #publications = new Map<string, Publication>();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #rooms = new Set<string>();
  readonly #muted = new Set<string>();
  #stopped = false;

  constructor(
    private readonly urls: readonly string[],
    private readonly events: EngineEvents,
  ) {}

  /** The gateway of a room. */
  gatewayOf(room: string): string {
    const url = this.urls[numberOf(room) % this.urls.length];
    if (url === undefined) throw new EngineDown('JANUS_URLS names no gateway.');
    return url;
  }

  async open(room: string): Promise<void> {
    const session = await this.#session(room);
    if (this.#rooms.has(room)) return;
    const handle = await this.#attach(session);
    const { bitrate } = LIVE_VIDEO;
    await this.#ask(session, handle, {
      ...{ request: 'create', room: numberOf(room), permanent: false, is_private: true },
      ...{ publishers: LIVE_LIMITS.people, bitrate, bitrate_cap: true, fir_freq: 10 },
      ...{ audiocodec: 'opus', videocodec: 'vp8', notify_joining: false },
    });
    // Error 427: the room exists, because another server of the site opened it.
    this.#rooms.add(room);
    await this.#detach(session, handle);
  }

  async publish({ room, seat, publication, sdp }: Publishing) {
    await this.open(room);
    const session = await this.#session(room);
    const handle = await this.#attach(session);
    const feed = numberOf(publication);
    const [audio, video] = [sent(sdp, 'audio'), sent(sdp, 'video')];
    const { jsep } = await this.#ask(
      session,
      handle,
      { request: 'joinandconfigure', room: numberOf(room), ptype: 'publisher', id: feed },
      { type: 'offer', sdp },
    );
    if (jsep === undefined) {
      await this.#detach(session, handle);
      throw new BadDescription('Janus refused the offer.');
    }
    this.#publications.set(publication, { room, seat, session, handle, feed, audio, video });
    if (this.#muted.has(seat)) await this.#silence(publication, true);
    return { sdp: jsep.sdp, audio: audio !== undefined, video: video !== undefined };
  }

  async subscribe({
    room,
    seat,
    connection,
    publication: wanted,
    video,
  }: Parameters<LiveEngine['subscribe']>[0]) {
    const publication = this.#publications.get(wanted);
    // Published through another server of the site: Janus knows it, this process does not.
    const feed = publication?.feed ?? numberOf(wanted);
    const session = await this.#session(room);
    const handle = await this.#attach(session);
    const { jsep } = await this.#ask(session, handle, {
      ...{ request: 'join', room: numberOf(room), ptype: 'subscriber', autoupdate: false },
      streams: [{ feed, ...(!video && publication?.audio !== undefined && { mid: publication.audio }) }],
    });
    if (jsep === undefined) {
      await this.#detach(session, handle);
      throw new Gone('There is no such publication.');
    }
    this.#subscriptions.set(connection, { room, seat, publication: wanted, session, handle });
    return { sdp: jsep.sdp };
  }

  async answer({ seat, connection, sdp }: Parameters<LiveEngine['answer']>[0]): Promise<void> {
    const subscription = this.#subscriptions.get(connection);
    if (subscription === undefined || subscription.seat !== seat) throw new Gone('No such connection.');
    const { plugindata } = await this.#ask(
      subscription.session,
      subscription.handle,
      { request: 'start' },
      { type: 'answer', sdp },
    );
    if (plugindata?.data.error !== undefined) throw new BadDescription('Janus refused the answer.');
  }

  async unpublish({ publication: id }: { room: string; publication: string }): Promise<void> {
    const publication = this.#publications.get(id);
    if (publication === undefined) return;
    this.#publications.delete(id);
    await this.#detach(publication.session, publication.handle);
    for (const [connection, one] of this.#subscriptions)
      if (one.publication === id) await this.#unsubscribe(connection);
  }

  async setRole({ seat, role, muted }: { room: string; seat: string; role: LiveRole; muted: boolean }) {
    if (muted) this.#muted.add(seat);
    else this.#muted.delete(seat);
    for (const [id, publication] of this.#publications) {
      if (publication.seat !== seat) continue;
      if (speaksLive(role)) await this.#silence(id, muted);
      else await this.unpublish({ room: publication.room, publication: id });
    }
  }

  async remove({ room, seat }: { room: string; seat: string }): Promise<void> {
    for (const [id, one] of this.#publications)
      if (one.room === room && one.seat === seat) await this.unpublish({ room, publication: id });
    for (const [id, one] of this.#subscriptions)
      if (one.room === room && one.seat === seat) await this.#unsubscribe(id);
    this.#muted.delete(seat);
  }

  async record(): Promise<never> {
    throw new EngineDown('Janus does not record for this site.');
  }

  async stopRecording(): Promise<void> {}

  async close(room: string): Promise<void> {
    for (const [id, one] of this.#publications)
      if (one.room === room) await this.unpublish({ room, publication: id });
    for (const [id, one] of this.#subscriptions) if (one.room === room) await this.#unsubscribe(id);
    if (!this.#rooms.delete(room)) return;
    const session = await this.#session(room);
    const handle = await this.#attach(session);
    await this.#ask(session, handle, { request: 'destroy', room: numberOf(room) });
    await this.#detach(session, handle);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const opening of this.#sessions.values()) {
      const session = await opening.catch(() => undefined);
      if (session === undefined) continue;
      await this.#post(`${session.base}/${session.id}`, { janus: 'destroy' }).catch(() => undefined);
      session.end.abort();
    }
    this.#sessions.clear();
  }

  /** Janus forwards no sound of a publisher whose moderator muted it. */
  async #silence(id: string, muted: boolean): Promise<void> {
    const publication = this.#publications.get(id);
    if (publication?.audio === undefined) return;
    const { session, handle, audio: mid } = publication;
    await this.#ask(session, handle, { request: 'configure', streams: [{ mid, send: !muted }] });
  }

  async #unsubscribe(connection: string): Promise<void> {
    const subscription = this.#subscriptions.get(connection);
    if (subscription === undefined) return;
    this.#subscriptions.delete(connection);
    await this.#detach(subscription.session, subscription.handle);
  }

  #session(room: string): Promise<Session> {
    if (this.#stopped) return Promise.reject(new EngineDown('The server is stopping.'));
    const base = this.gatewayOf(room);
    const known = this.#sessions.get(base);
    if (known) return known;
    const opening = this.#openSession(base);
    this.#sessions.set(base, opening);
    opening.catch(() => this.#sessions.delete(base));
    return opening;
  }

  async #openSession(base: string): Promise<Session> {
    const { data } = await this.#post(base, { janus: 'create' });
    if (data === undefined) throw new EngineDown('Janus made no session.');
    const session: Session = { base, id: data.id, waiting: new Map(), end: new AbortController() };
    void this.#listen(session);
    return session;
  }

  /** Long polls also keep the session alive. When they fail, everything of this gateway is lost. */
  async #listen(session: Session): Promise<void> {
    const { signal } = session.end;
    while (!signal.aborted) {
      try {
        const answer = await fetch(`${session.base}/${session.id}?maxev=10`, {
          signal: AbortSignal.any([signal, AbortSignal.timeout(POLL_MS)]),
        });
        const body = z.union([z.array(Message), Message]).parse(await answer.json());
        for (const message of Array.isArray(body) ? body : [body]) this.#hear(session, message);
      } catch {
        if (!signal.aborted) this.#lose(session);
        return;
      }
    }
  }

  #hear(session: Session, message: Message): void {
    const { transaction, janus, sender } = message;
    if (janus === 'event' && transaction !== undefined) {
      session.waiting.get(transaction)?.(message);
      session.waiting.delete(transaction);
    }
    if (janus !== 'hangup' && janus !== 'detached') return;
    for (const [id, one] of this.#publications) {
      if (one.session !== session || one.handle !== sender) continue;
      void this.unpublish({ room: one.room, publication: id }).catch(() => {});
      this.events.unpublished({ room: one.room, publication: id });
    }
  }

  #lose(session: Session): void {
    session.end.abort();
    this.#sessions.delete(session.base);
    const rooms = [...this.#rooms].filter((room) => this.gatewayOf(room) === session.base);
    for (const room of rooms) this.#rooms.delete(room);
    for (const [id, one] of this.#publications) if (one.session === session) this.#publications.delete(id);
    for (const [id, one] of this.#subscriptions) if (one.session === session) this.#subscriptions.delete(id);
    if (rooms.length > 0 && !this.#stopped) this.events.lost(rooms);
  }

  async #attach({ base, id }: Session): Promise<number> {
    const { data } = await this.#post(`${base}/${id}`, { janus: 'attach', plugin: PLUGIN });
    if (data === undefined) throw new EngineDown('Janus made no handle.');
    return data.id;
  }

  async #detach({ base, id }: Session, handle: number): Promise<void> {
    await this.#post(`${base}/${id}/${handle}`, { janus: 'detach' }).catch(() => undefined);
  }

  /** A request to the videoroom. Some are answered at once, others by an event. */
  async #ask(session: Session, handle: number, body: object, jsep?: object): Promise<Message> {
    const transaction = randomUUID();
    let timer: NodeJS.Timeout | undefined;
    const event = new Promise<Message>((resolve, reject) => {
      session.waiting.set(transaction, resolve);
      timer = setTimeout(() => reject(new EngineDown('Janus did not answer in time.')), CALL_MS);
    });
    event.catch(() => {});
    try {
      const answer = await this.#post(
        `${session.base}/${session.id}/${handle}`,
        { janus: 'message', body, ...(jsep && { jsep }) },
        transaction,
      );
      return answer.janus === 'ack' ? await event : answer;
    } finally {
      clearTimeout(timer);
      session.waiting.delete(transaction);
    }
  }

  async #post(url: string, body: object, transaction: string = randomUUID()): Promise<Message> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, transaction }),
        signal: AbortSignal.timeout(CALL_MS),
      });
      return Message.parse(await answer.json());
    } catch {
      throw new EngineDown('Janus cannot be reached.');
    }
  }
}

/** The name of the section of an offer that sends a kind; undefined if it is refused or only for receiving. */
function sent(sdp: string, kind: 'audio' | 'video'): string | undefined {
  const section = sdp.split(/\r?\n(?=m=)/).find((part) => part.startsWith(`m=${kind} `));
  if (section === undefined || section.startsWith(`m=${kind} 0 `) || /^a=(recvonly|inactive)/m.test(section))
    return undefined;
  return /^a=mid:(\S+)/m.exec(section)?.[1];
}
