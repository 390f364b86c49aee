import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock';

/** An address works for two to four days: it changes only every second day, so that browsers' caches hold. */
const WINDOW_MS = 2 * 86_400_000;
const SIGNATURE_BYTES = 16;

const ADDRESS = /(\/api\/media\/)([0-9a-f]{64}\.[a-z0-9]{1,8})(?![a-z0-9?])/g;

/**
 * Signs the addresses of stored files, because an `<img>` or `<video>` cannot send the bearer header. Stored
 * texts keep plain addresses; answers to people who may read them carry signed ones (spec R.66).
 */
export class MediaSigner {
  #key: Uint8Array | undefined;

  /** @param secret read at first use, because commands that sign nothing do not need one */
  constructor(
    private readonly secret: () => Uint8Array,
    private readonly clock: Clock,
  ) {}

  /** Signs every address of a stored file in a text: a path or HTML. */
  sign<T extends string | null>(text: T): T {
    if (text === null) return text;
    return text.replace(
      ADDRESS,
      (_all, prefix: string, name: string) => `${prefix}${name}?k=${this.signatureOf(name)}`,
    ) as T;
  }

  /** The query parameter `k` for the name of a stored file. */
  signatureOf(name: string): string {
    const last = Math.floor(this.clock.now().getTime() / WINDOW_MS) + 1;
    return `${last.toString(36)}.${this.#signature(name, last)}`;
  }

  /** Signs the addresses of a video, its captions and its transcript. */
  signVideo<
    V extends {
      src: string;
      poster: string | null;
      sound: { src: string } | null;
      captions: { src: string }[];
      transcriptHtml: string | null;
    },
  >(video: V): V {
    return {
      ...video,
      src: this.sign(video.src),
      poster: this.sign(video.poster),
      sound: video.sound && { ...video.sound, src: this.sign(video.sound.src) },
      captions: video.captions.map((track) => ({ ...track, src: this.sign(track.src) })),
      transcriptHtml: this.sign(video.transcriptHtml),
    };
  }

  /**
   * Seconds for which a signature still works.
   * @param signed the query parameter `k`
   * @returns 0 if it is missing, wrong or expired
   */
  secondsLeft(name: string, signed: unknown): number {
    const [, end, signature] = /^([0-9a-z]{1,8})\.([\w-]{22})$/.exec(String(signed)) ?? [];
    if (end === undefined || signature === undefined) return 0;
    const last = Number.parseInt(end, 36);
    // Compared as text: Base64 leaves unused bits in the last character, so several texts decode to the same bytes.
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(this.#signature(name, last)))) return 0;
    return Math.max(0, Math.floor(((last + 1) * WINDOW_MS - this.clock.now().getTime()) / 1000));
  }

  /** 22 characters of Base64 for addresses. */
  #signature(name: string, last: number): string {
    this.#key ??= new Uint8Array(hkdfSync('sha256', this.secret(), '', 'media addresses', 32));
    const digest = createHmac('sha256', this.#key).update(`${name}.${last}`).digest();
    return digest.subarray(0, SIGNATURE_BYTES).toString('base64url');
  }
}
