import { type LiveRole, LIVE_VIDEO, speaksLive } from '@digiken/contract/constants';
import { rename } from 'node:fs/promises';
import {
  MediaStreamTrack,
  RTCPeerConnection,
  type RTCRtpSender,
  type RtpPacket,
  useOPUS,
  useVP8,
} from 'werift';
import { MediaRecorder } from 'werift/nonstandard';
import { BadDescription, Gone, type Publishing, type RecordedFile, type Subscribing } from './engine';
import type { EngineSettings } from './protocol';

type Kind = 'audio' | 'video';

/** Pictures start again with a whole one when a receiver comes; some receivers need a second try. */
const WHOLE_PICTURES_AFTER = [50, 1000];
/** Longest wait for candidates; milliseconds. They are those of this machine. */
const GATHER_MS = 5_000;

interface Publication {
  id: string;
  seat: string;
  connection: RTCPeerConnection;
  tracks: Map<Kind, MediaStreamTrack>;
  receivers: Set<Receiver>;
  askForPicture: () => void;
  recording: Recording | undefined;
}

interface Receiver {
  id: string;
  seat: string;
  publication: Publication;
  connection: RTCPeerConnection;
  senders: Map<Kind, RTCRtpSender>;
}

interface Recording {
  id: string;
  path: string;
  recorder: MediaRecorder;
  relays: Map<Kind, MediaStreamTrack>;
}

interface RoomEvents {
  unpublished(publication: string): void;
  recorded(recording: string): void;
  forwarded(packets: number): void;
}

/** One room of the media server on werift: it forwards packets without decoding them. */
export class WeriftRoom {
  readonly #publications = new Map<string, Publication>();
  readonly #receivers = new Map<string, Receiver>();
  readonly #muted = new Set<string>();

  constructor(
    private readonly settings: EngineSettings,
    private readonly events: RoomEvents,
  ) {}

  get connections(): number {
    return this.#publications.size + this.#receivers.size;
  }

  async publish({ seat, publication: id, sdp }: Publishing) {
    refuseUnusable(sdp);
    const connection = this.#connect();
    const publication: Publication = {
      ...{ id, seat, connection, recording: undefined, askForPicture: () => {} },
      tracks: new Map(),
      receivers: new Set(),
    };
    connection.onTrack.subscribe((track) => this.#take(publication, track));
    try {
      await connection.setRemoteDescription({ type: 'offer', sdp });
      await connection.setLocalDescription(await connection.createAnswer());
      await gathered(connection);
    } catch {
      await connection.close();
      throw new BadDescription('The offer cannot be used.');
    }
    const kinds = new Set(
      connection
        .getTransceivers()
        .filter(({ receiver }) => receiver.tracks.length > 0)
        .map(({ kind }) => kind),
    );
    if (kinds.size === 0) {
      await connection.close();
      throw new BadDescription('The offer sends nothing.');
    }
    this.#publications.set(id, publication);
    this.#endWhenBroken(connection, () => {
      if (!this.#publications.has(id)) return;
      void this.unpublish(id);
      this.events.unpublished(id);
    });
    return {
      sdp: this.#described(connection),
      audio: kinds.has('audio'),
      video: kinds.has('video'),
    };
  }

  #take(publication: Publication, track: MediaStreamTrack): void {
    const kind = track.kind as Kind;
    if (publication.tracks.has(kind)) return;
    publication.tracks.set(kind, track);
    track.onReceiveRtp.subscribe((packet) => this.#forward(publication, kind, packet));
    if (kind !== 'video') return;
    const transceiver = publication.connection
      .getTransceivers()
      .find(({ receiver }) => receiver.tracks.includes(track));
    publication.askForPicture = () => {
      if (track.ssrc !== undefined) void transceiver?.receiver.sendRtcpPLI(track.ssrc).catch(() => {});
    };
  }

  #forward(publication: Publication, kind: Kind, packet: RtpPacket): void {
    if (kind === 'audio' && this.#muted.has(publication.seat)) return;
    let count = 0;
    for (const { senders } of publication.receivers) {
      const sender = senders.get(kind);
      if (sender === undefined) continue;
      // The sender writes its own numbers into the packet.
      void sender.sendRtp(packet.clone()).catch(() => {});
      count += 1;
    }
    if (count > 0) this.events.forwarded(count);
    publication.recording?.relays.get(kind)?.writeRtp(packet.clone());
  }

  async subscribe({
    seat,
    connection: id,
    publication: wanted,
    video,
  }: Subscribing): Promise<{ sdp: string }> {
    const publication = this.#publications.get(wanted);
    if (publication === undefined) throw new Gone('There is no such publication.');
    const connection = this.#connect();
    const receiver: Receiver = { id, seat, publication, connection, senders: new Map() };
    const kinds = publication.connection
      .getTransceivers()
      .filter(
        (transceiver) => transceiver.receiver.tracks.length > 0 && (video || transceiver.kind === 'audio'),
      )
      .map((transceiver) => transceiver.kind as Kind);
    for (const kind of kinds) {
      const { sender } = connection.addTransceiver(kind, { direction: 'sendonly' });
      receiver.senders.set(kind, sender);
      sender.onPictureLossIndication.subscribe(() => publication.askForPicture());
    }
    await connection.setLocalDescription(await connection.createOffer());
    await gathered(connection);
    this.#receivers.set(id, receiver);
    connection.connectionStateChange.subscribe((state) => {
      if (state !== 'connected' || !this.#receivers.has(id)) return;
      publication.receivers.add(receiver);
      for (const wait of WHOLE_PICTURES_AFTER) setTimeout(publication.askForPicture, wait).unref();
    });
    this.#endWhenBroken(connection, () => void this.#drop(receiver));
    return { sdp: this.#described(connection) };
  }

  async answer({
    seat,
    connection: id,
    sdp,
  }: {
    seat: string;
    connection: string;
    sdp: string;
  }): Promise<void> {
    const receiver = this.#receivers.get(id);
    if (receiver === undefined || receiver.seat !== seat) throw new Gone('There is no such connection.');
    try {
      refuseUnusable(sdp, receiver.senders.size);
      await receiver.connection.setRemoteDescription({ type: 'answer', sdp });
    } catch {
      await this.#drop(receiver);
      throw new BadDescription('The answer cannot be used.');
    }
  }

  async unpublish(id: string): Promise<void> {
    const publication = this.#publications.get(id);
    if (publication === undefined) return;
    this.#publications.delete(id);
    await this.#finish(publication);
    for (const receiver of this.#receivers.values())
      if (receiver.publication === publication) await this.#drop(receiver);
    await publication.connection.close();
  }

  async setRole({ seat, role, muted }: { seat: string; role: LiveRole; muted: boolean }): Promise<void> {
    if (muted) this.#muted.add(seat);
    else this.#muted.delete(seat);
    if (!speaksLive(role)) await this.#unpublishAll(seat);
  }

  async remove(seat: string): Promise<void> {
    await this.#unpublishAll(seat);
    for (const receiver of [...this.#receivers.values()])
      if (receiver.seat === seat) await this.#drop(receiver);
    this.#muted.delete(seat);
  }

  async #unpublishAll(seat: string): Promise<void> {
    for (const publication of [...this.#publications.values()])
      if (publication.seat === seat) await this.unpublish(publication.id);
  }

  async record({ publication: id, recording, path }: RecordedFile): Promise<void> {
    const publication = this.#publications.get(id);
    if (publication === undefined) throw new Gone('There is no such publication.');
    if (publication.recording !== undefined) return;
    // Tracks of its own, because what a muted person says must not be recorded.
    const relays = new Map(
      [...publication.tracks].map(([kind, { codec, ssrc }]) => [
        kind,
        new MediaStreamTrack({ kind, ...(codec && { codec }), ...(ssrc !== undefined && { ssrc }) }),
      ]),
    );
    for (const [kind, track] of publication.tracks)
      track.onReceiveRtcp.subscribe((packet) => relays.get(kind)?.onReceiveRtcp.execute(packet));
    const recorder = new MediaRecorder({
      path: `${path}.webm`,
      tracks: [...relays.values()],
      width: LIVE_VIDEO.width,
      height: LIVE_VIDEO.height,
    });
    publication.recording = { id: recording, path, recorder, relays };
    for (const wait of WHOLE_PICTURES_AFTER) setTimeout(publication.askForPicture, wait).unref();
  }

  async stopRecording(): Promise<void> {
    for (const publication of this.#publications.values()) await this.#finish(publication);
  }

  async #finish(publication: Publication): Promise<void> {
    const { recording } = publication;
    if (recording === undefined) return;
    publication.recording = undefined;
    await recording.recorder.stop().catch(() => {});
    // Without a packet there is no file.
    await rename(`${recording.path}.webm`, recording.path).catch(() => {});
    this.events.recorded(recording.id);
  }

  async close(): Promise<void> {
    for (const id of [...this.#publications.keys()]) await this.unpublish(id);
    for (const receiver of [...this.#receivers.values()]) await this.#drop(receiver);
  }

  async #drop(receiver: Receiver): Promise<void> {
    receiver.publication.receivers.delete(receiver);
    this.#receivers.delete(receiver.id);
    await receiver.connection.close();
  }

  #connect(): RTCPeerConnection {
    return new RTCPeerConnection({
      codecs: { audio: [useOPUS()], video: [useVP8()] },
      iceServers: [],
      iceUseIpv6: false,
      icePortRange: [...this.settings.ports],
      // People on the same machine: the first visit of a site, and tests.
      iceAdditionalHostAddresses: ['127.0.0.1'],
      bundlePolicy: 'max-bundle',
    });
  }

  #endWhenBroken(connection: RTCPeerConnection, end: () => void): void {
    connection.connectionStateChange.subscribe((state) => {
      if (state === 'failed' || state === 'closed') end();
    });
  }

  #described(connection: RTCPeerConnection): string {
    return reachable(connection.localDescription?.sdp ?? '', this.settings.address);
  }
}

/**
 * The library takes any text for a description without media.
 * @param media number of sections that an answer must have
 * @throws {BadDescription}
 */
function refuseUnusable(sdp: string, media?: number): void {
  const sections = sdp.match(/^m=(audio|video) /gm)?.length ?? 0;
  const complete = sdp.startsWith('v=0') && /^a=ice-ufrag:/m.test(sdp) && /^a=fingerprint:/m.test(sdp);
  if (!complete || sections === 0 || (media !== undefined && sections !== media))
    throw new BadDescription('The description is not complete.');
}

/** Resolves once the local description has all candidates: none are sent later. */
async function gathered(connection: RTCPeerConnection): Promise<void> {
  if (connection.iceGatheringState === 'complete') return;
  await connection.iceGatheringStateChange.watch((state) => state === 'complete', GATHER_MS).catch(() => {});
}

/**
 * Offers the address that clients reach, with the port of a candidate of this machine, as a router forwards it
 * unchanged. The others stay, for people in the same network.
 */
export function reachable(sdp: string, address: string | undefined): string {
  if (address === undefined) return sdp;
  const ending = sdp.includes('\r\n') ? '\r\n' : '\n';
  return sdp
    .split(ending)
    .flatMap((line) => {
      const found = /^a=candidate:(\S+) (\d+) (udp) (\d+) (\S+) (\d+) typ host/i.exec(line);
      const [, foundation, component, protocol, priority, host, port] = found ?? [];
      if (host === undefined || host === address || host.startsWith('127.')) return [line];
      const announced = `a=candidate:9${foundation} ${component} ${protocol} ${priority} ${address} ${port} typ host`;
      return [line, announced];
    })
    .join(ending);
}
