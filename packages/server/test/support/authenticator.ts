import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Fields of the data that an authenticator signs which a test can forge. */
interface Forged {
  origin?: string;
  rpId?: string;
  challenge?: string;
  userHandle?: string;
  /** Default: one more than before. */
  counter?: number;
  /** Default: verified. */
  userVerified?: boolean;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** CBOR of the few types that WebAuthn needs here: integers, bytes, texts and maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Parameters<typeof cbor>[0])]);
    return Buffer.concat([head(5, value.size), ...pairs]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

/** An authenticator with one passkey on P-256, as a phone has it: real keys, CBOR, COSE and signatures. */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #cose: Buffer;
  #counter: number;
  #userHandle: string | undefined;

  /** @param counts whether it has a signature counter; synced passkeys have none */
  constructor(
    private readonly origin = 'http://localhost:3000',
    private readonly counts = true,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    this.#counter = 0;
  }

  #data({ rpId, counter, userVerified = true }: Forged, attested: boolean): Buffer {
    if (this.counts) this.#counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    const flags = 0x01 | (userVerified ? 0x04 : 0) | (attested ? 0x40 : 0);
    const length = Buffer.from([0, this.id.length]);
    const credential = attested ? [Buffer.alloc(16), length, this.id, this.#cose] : [];
    return Buffer.concat([
      sha256(rpId ?? new URL(this.origin).hostname),
      Buffer.from([flags]),
      count,
      ...credential,
    ]);
  }

  #client(type: 'webauthn.create' | 'webauthn.get', challenge: string, origin = this.origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** Makes the passkey: the answer to creation options. */
  register(options: { challenge: string; user: { id: string } }, forged: Forged = {}) {
    this.#userHandle = options.user.id;
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#data(forged, true)],
    ]);
    const client = this.#client('webauthn.create', forged.challenge ?? options.challenge, forged.origin);
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(client),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge: the answer to request options. */
  assert({ challenge }: { challenge: string }, forged: Forged = {}) {
    const client = this.#client('webauthn.get', forged.challenge ?? challenge, forged.origin);
    const data = this.#data(forged, false);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#privateKey);
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: forged.userHandle ?? this.#userHandle,
      },
    };
  }
}
