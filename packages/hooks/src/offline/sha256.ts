const ROUNDS = 64;
const BLOCK = 64;

/** The first 32 bits of the fractional part of a number. */
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;

const primes: number[] = [];
for (let candidate = 2; primes.length < ROUNDS; candidate += 1) {
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
}
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export interface Sha256 {
  update: (bytes: Uint8Array) => void;
  /** The hash in hexadecimal. Call it once, at the end. */
  digest: () => string;
}

/**
 * SHA-256 of a content that arrives in pieces. The browser's own digest needs the whole content in memory, which a
 * phone does not have for a video.
 */
export function createSha256(): Sha256 {
  const state = Int32Array.from(START);
  const schedule = new Int32Array(ROUNDS);
  const block = new Uint8Array(BLOCK);
  const view = new DataView(block.buffer);
  let filled = 0;
  let length = 0;

  function compress() {
    for (let i = 0; i < 16; i += 1) schedule[i] = view.getInt32(i * 4);
    for (let i = 16; i < ROUNDS; i += 1) {
      const early = schedule[i - 15] as number;
      const late = schedule[i - 2] as number;
      const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      schedule[i] = ((schedule[i - 16] as number) + s0 + (schedule[i - 7] as number) + s1) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < ROUNDS; i += 1) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + (CONSTANTS[i] as number) + (schedule[i] as number)) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] as number) + word) | 0;
  }

  function update(bytes: Uint8Array) {
    length += bytes.length;
    for (let at = 0; at < bytes.length; ) {
      const piece = bytes.subarray(at, at + BLOCK - filled);
      block.set(piece, filled);
      filled += piece.length;
      at += piece.length;
      if (filled === BLOCK) {
        compress();
        filled = 0;
      }
    }
  }

  return {
    update,
    digest() {
      const bits = length * 8;
      update(Uint8Array.of(0x80));
      while (filled !== BLOCK - 8) update(Uint8Array.of(0));
      view.setUint32(BLOCK - 8, Math.floor(bits / 2 ** 32));
      view.setUint32(BLOCK - 4, bits >>> 0);
      compress();
      return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
    },
  };
}
