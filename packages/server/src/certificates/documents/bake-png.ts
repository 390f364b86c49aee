import { crc32 } from 'node:zlib';

const KEYWORD = 'openbadgecredential';
const SIGNATURE_BYTES = 8;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/**
 * Puts a signed credential into a PNG, as Open Badges 3.0 says: one uncompressed iTXt chunk, after the header.
 * @param png a whole PNG without such a chunk
 */
export function bakePng(png: Buffer, credential: string): Buffer {
  const headerEnd = SIGNATURE_BYTES + 12 + png.readUInt32BE(SIGNATURE_BYTES);
  // Keyword, end, not compressed, method, no language, no translated keyword.
  const data = Buffer.concat([
    Buffer.from(`${KEYWORD}\0\0\0\0\0`, 'latin1'),
    Buffer.from(credential, 'utf8'),
  ]);
  return Buffer.concat([png.subarray(0, headerEnd), chunk('iTXt', data), png.subarray(headerEnd)]);
}
