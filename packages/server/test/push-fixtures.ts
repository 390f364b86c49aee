import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** How a push service answers; `stall` never does. */
export type Behaviour = { status: number; headers?: Record<string, string> } | 'stall';

/** A push service on this machine, which keeps what it gets. */
export class PushService {
  readonly received: Received[] = [];
  /** By path; 201 for all others. */
  readonly behaviour = new Map<string, Behaviour>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = request.url ?? '';
        this.received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
        const answer = this.behaviour.get(path) ?? { status: 201 };
        if (answer !== 'stall') response.writeHead(answer.status, answer.headers).end();
      });
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What one subscription got. */
  of({ path }: Browser): Received[] {
    return this.received.filter((one) => one.path === path);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** A browser's subscription, with the private key that decrypts what it gets. */
export class Browser {
  readonly path: string;
  readonly #curve = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #publicKey = this.#curve.generateKeys();

  constructor(
    private readonly service: PushService,
    name: string,
  ) {
    this.path = `/send/${name}`;
  }

  get subscription() {
    return {
      endpoint: this.service.origin + this.path,
      keys: { p256dh: this.#publicKey.toString('base64url'), auth: this.#auth.toString('base64url') },
    };
  }

  /** The messages that this browser got. */
  messages(): unknown[] {
    return this.service.of(this).map(({ body }) => JSON.parse(this.decrypt(body)));
  }

  /** Decrypts one record of `aes128gcm` as RFC 8188 and RFC 8291 describe it. */
  decrypt(body: Buffer): string {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#publicKey, sender]);
    const secret = hkdf(this.#curve.computeSecret(sender), { salt: this.#auth, info, length: 32 });
    const of = (name: string, length: number) =>
      hkdf(secret, { salt, info: Buffer.from(`Content-Encoding: ${name}\0`), length });
    const decipher = createDecipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

const hkdf = (key: Buffer, { salt, info, length }: { salt: Buffer; info: Buffer; length: number }): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
