import { describe, expect, test } from 'vitest';
import { decodeText, percentDecoded } from '../src/platform/text-encoding';

const bytes = (...values: number[]) => Uint8Array.from(values);
/** https://encoding.spec.whatwg.org/index-windows-1252.txt, bytes 0x80 to 0x9F. */
const TABLE = [
  0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d,
  0x017d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0x9d, 0x017e, 0x0178,
];

describe('[15.22] the text of a file', () => {
  test.each(['windows-1252', 'cp1252', 'latin1', 'ISO-8859-1', 'iso8859-1', 'us-ascii', 'ascii'])(
    'in %s: each of 256 bytes is the character of Windows-1252',
    (declared) => {
      const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
      const expected = [...all].map((byte) => (byte >= 0x80 && byte <= 0x9f ? TABLE[byte - 0x80] : byte));
      const decoded = decodeText(all, { declared });
      expect(decoded?.encoding).toBe('windows-1252');
      expect([...(decoded?.text ?? '')].map((character) => character.codePointAt(0))).toEqual(expected);
    },
  );

  test.each([
    ['UTF-8', Buffer.from('é “x”'), undefined, 'utf-8'],
    ['UTF-8 with a mark, whatever it declares', Buffer.from('\ufeffé “x”'), 'windows-1252', 'utf-8'],
    ['UTF-16 with a mark', Buffer.from('\ufeffé “x”', 'utf16le'), undefined, 'utf-16le'],
    [
      'UTF-16 with a mark, the other way around',
      Buffer.from('\ufeffé “x”', 'utf16le').swap16(),
      'utf-8',
      'utf-16be',
    ],
    ['UTF-8 that declares UTF-16', Buffer.from('é “x”'), 'UTF-16', 'utf-8'],
  ])('is known as %s', (_case, content, declared, encoding) => {
    expect(decodeText(content, { declared })).toEqual({ text: 'é “x”', encoding });
  });

  test('in UTF-16 without a mark is known by its zero bytes', () => {
    const content = Buffer.from('Jina,Barua pepe\n', 'utf16le');
    expect(decodeText(content)).toEqual({ text: 'Jina,Barua pepe\n', encoding: 'utf-16le' });
    expect(decodeText(Buffer.from(content).swap16())?.encoding).toBe('utf-16be');
  });

  test('in other encodings is read as declared', () => {
    expect(decodeText(bytes(0xe6, 0xe7), { declared: 'windows-1251' })?.text).toBe('жз');
    expect(decodeText(bytes(0xa4), { declared: 'iso-8859-15' })?.text).toBe('€');
  });

  test('that is not what it should be is no text, unless Windows-1252 may stand in', () => {
    const content = bytes(0x93, 0x78, 0x94);
    expect(decodeText(content)).toBeNull();
    expect(decodeText(content, { declared: 'no-such-encoding' })).toBeNull();
    expect(decodeText(content, { fallback: 'windows-1252' })).toEqual({
      text: '“x”',
      encoding: 'windows-1252',
      strangeLine: 1,
    });
    expect(decodeText(bytes(0x93, 0x01), { fallback: 'windows-1252' })).toBeNull();
    expect(decodeText(bytes(0xff, 0xfe, 0x00), { fallback: 'windows-1252' })).toBeNull();
  });

  test('in an address is decoded part by part', () => {
    expect(percentDecoded('Caf%C3%A9%20%E1%8B%88')).toBe('Café ወ');
    expect(percentDecoded('Caf%E9%20%93x%94')).toBe('Café “x”');
    expect(percentDecoded('100%_a%2')).toBe('100%_a%2');
  });
});
