import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, useOPUS, useVP8 } from 'werift';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';

type Kind = 'audio' | 'video';

/** A relay, with what it is opened by. */
export interface Relay {
  urls: string;
  username: string;
  credential: string;
}

/** @param relay everything goes through it, as in a network that lets nothing else out */
const connect = (relay?: Relay) =>
  new RTCPeerConnection({
    codecs: { audio: [useOPUS()], video: [useVP8()] },
    iceServers: relay ? [relay] : [],
    ...(relay && { iceTransportPolicy: 'relay' }),
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
    bundlePolicy: 'max-bundle',
  });

async function described(peer: RTCPeerConnection): Promise<string> {
  if (peer.iceGatheringState !== 'complete')
    await peer.iceGatheringStateChange.watch((state) => state === 'complete', timeOut(5_000));
  return peer.localDescription?.sdp ?? '';
}

async function connected(peer: RTCPeerConnection): Promise<void> {
  if (peer.connectionState !== 'connected')
    await peer.connectionStateChange.watch((state) => state === 'connected', timeOut(10_000));
}

/** A small whole picture in VP8, after its payload descriptor: 16 by 16 pixels. */
const PICTURE = Buffer.from(
  '10900100 9d012a10001000 00474708 85858899 84881102 0202001c'.replace(/ /g, ''),
  'hex',
);
/** A frame of silence in Opus. */
const SILENCE = Buffer.from('f8fffe', 'hex');
const PAYLOAD: Record<Kind, { type: number; content: Buffer; step: number; everyMs: number }> = {
  audio: { type: 96, content: SILENCE, step: 960, everyMs: 20 },
  video: { type: 97, content: PICTURE, step: 6_000, everyMs: 66 },
};

export interface Sender {
  offer: string;
  accept: (sdp: string) => Promise<void>;
  /**
   * Sends pictures and sound until it is closed.
   * @param bytes of each packet with a picture
   * @param packets of each picture
   */
  start: (bytes?: number, packets?: number) => void;
  /** Packets that were sent. */
  sent: Record<Kind, number>;
  close: () => Promise<void>;
}

/** A person who sends, as a browser does. */
export async function sender(kinds: readonly Kind[] = ['audio', 'video'], relay?: Relay): Promise<Sender> {
  const peer = connect(relay);
  const timers: NodeJS.Timeout[] = [];
  const sent = { audio: 0, video: 0 };
  const tracks = kinds.map((kind) => {
    const track = new MediaStreamTrack({ kind });
    peer.addTrack(track);
    return track;
  });
  await peer.setLocalDescription(await peer.createOffer());
  return {
    offer: await described(peer),
    accept: async (sdp) => {
      await peer.setRemoteDescription({ type: 'answer', sdp });
      await connected(peer);
    },
    sent,
    start(bytes = 0, packets = 1) {
      for (const track of tracks) {
        const { type, content, step, everyMs } = PAYLOAD[track.kind as Kind];
        const kind = track.kind as Kind;
        const filler = Buffer.alloc(kind === 'video' ? Math.max(0, bytes - content.length) : 0);
        const payload = Buffer.concat([content, filler]);
        let frame = 0;
        const send = () => {
          frame += 1;
          const count = kind === 'video' ? packets : 1;
          for (let part = 1; part <= count; part += 1) {
            sent[kind] += 1;
            const header = new RtpHeader({
              payloadType: type,
              sequenceNumber: sent[kind] & 0xffff,
              timestamp: (frame * step) >>> 0,
              ssrc: kind === 'audio' ? 1111 : 2222,
              marker: part === count,
            });
            track.writeRtp(new RtpPacket(header, payload));
          }
        };
        timers.push(setInterval(send, everyMs));
      }
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await peer.close();
    },
  };
}

export interface Receiver {
  answer: string;
  /** Resolves once so many packets of this kind have come. */
  received: (kind: Kind, count?: number) => Promise<void>;
  counts: Record<Kind, number>;
  /** Numbers of the packets with pictures that came, each once. */
  pictures: Set<number>;
  close: () => Promise<void>;
}

/** A person who receives what the server offers. */
export async function receiver(offer: string, relay?: Relay): Promise<Receiver> {
  const peer = connect(relay);
  const counts = { audio: 0, video: 0 };
  const pictures = new Set<number>();
  const waiting = new Set<() => void>();
  peer.onTrack.subscribe((track) => {
    track.onReceiveRtp.subscribe(({ header }) => {
      if (track.kind === 'video') pictures.add(header.sequenceNumber);
      counts[track.kind as Kind] += 1;
      for (const look of waiting) look();
    });
  });
  await peer.setRemoteDescription({ type: 'offer', sdp: offer });
  await peer.setLocalDescription(await peer.createAnswer());
  return {
    answer: await described(peer),
    counts,
    pictures,
    received: (kind, count = 5) => {
      const wanted = counts[kind] + count;
      return new Promise((resolve) => {
        const look = () => {
          if (counts[kind] < wanted) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      });
    },
    close: () => peer.close(),
  };
}
