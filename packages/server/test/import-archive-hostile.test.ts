import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses, lessons } from '../src/courses/tables';
import { importArchive, ImportRefused } from '../src/import';
import { files as fileTable } from '../src/platform/database/tables';
import { cartridgeFiles, forge, item, onePage, resource, unit, zip } from './archive-fixtures';
import { red, run, temporaryFolder } from './import-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MANY_OPEN = Array.from({ length: 90 }, (_, index) => `<b id=${index}>`).join('');
const page = '<p>Hello</p>';
const GOOD = onePage(page);
const withManifest = (change: (xml: string) => string) =>
  zip({ ...GOOD, 'imsmanifest.xml': change(String(GOOD['imsmanifest.xml'])) });
/** Files and rows that an import could leave behind. */
const traces = async () => {
  const { db, files } = server.services;
  // Includes the folder in which an archive is unpacked. The folders that group files by hash may stay.
  const stored = await readdir(files.folder, { recursive: true });
  const counts = [await db.$count(courses), await db.$count(lessons), await db.$count(fileTable)];
  return { counts, stored: stored.filter((name) => !/^\w{2}$/.test(name)).sort() };
};

const refused: [string, () => Promise<string>, RegExp][] = [
  ['what is no zip', () => write(randomBytes(5000)), /is not a zip archive/],
  ['an empty file', () => write(Buffer.alloc(0)), /is not a zip archive/],
  [
    'a zip that was cut short',
    async () => write((await readFile(await zip(GOOD))).subarray(0, 400)),
    /is not a zip archive, or it was cut short/,
  ],
  [
    'damaged content',
    async () => {
      const path = await zip({ ...GOOD, 'page.html': `<p>${'words '.repeat(500)}</p>` });
      const bytes = await readFile(path);
      const at = bytes.indexOf('page.html') + 'page.html'.length + 12;
      bytes.fill(0xff, at, at + 8);
      return write(bytes);
    },
    /“page\.html” is damaged/,
  ],
  [
    'a name that climbs out',
    async () =>
      forge(await zip({ ...GOOD, 'AA/AA/AA/evil.txt': 'x' }), 'AA/AA/AA/evil.txt', '../../../evil.txt'),
    /“\.\.\/\.\.\/\.\.\/evil\.txt” leads out of the archive/,
  ],
  [
    'a name that climbs out by backslashes',
    async () => forge(await zip({ ...GOOD, 'AA/AA/evil.txt': 'x' }), 'AA/AA/evil.txt', '..\\..\\evil.txt'),
    /leads out of the archive/,
  ],
  [
    'an absolute name',
    async () => forge(await zip({ ...GOOD, 'Atmp/evil.txt': 'x' }), 'Atmp/evil.txt', '/tmp/evil.txt'),
    /“\/tmp\/evil\.txt” leads out of the archive/,
  ],
  [
    "an absolute name of another system's",
    async () => forge(await zip({ ...GOOD, 'AAAevil.txt': 'x' }), 'AAAevil.txt', 'C:/evil.txt'),
    /leads out of the archive/,
  ],
  [
    'a symbolic link',
    () =>
      zip({ ...GOOD, 'web_resources/passwd.txt': '/etc/passwd' }, undefined, {
        'web_resources/passwd.txt': 0o120777,
      }),
    /“web_resources\/passwd\.txt” is a symbolic link/,
  ],
  [
    'one name twice',
    async () => forge(await zip({ ...GOOD, 'pagA.html': 'x' }), 'pagA.html', 'page.html'),
    /“page\.html” is in the archive twice/,
  ],
  [
    'folders without end',
    () => zip({ ...GOOD, [`${'a/'.repeat(40)}b.txt`]: 'x' }),
    /more than 12 folders deep/,
  ],
  ['an endless name', () => zip({ ...GOOD, [`${'é'.repeat(150)}.txt`]: 'x' }), /name of more than 200 bytes/],
  [
    'a bomb by its ratio',
    () => zip({ ...GOOD, 'web_resources/zeros.pdf': Buffer.alloc(60 * 1024 * 1024) }),
    /unpacks to more than 50 MB/,
  ],
  [
    'a bomb that says it is small',
    async () => {
      const path = await zip({ ...GOOD, 'web_resources/zeros.pdf': Buffer.alloc(3_000_000) });
      const bytes = await readFile(path);
      const size = Buffer.alloc(4);
      size.writeUInt32LE(3_000_000);
      const lie = Buffer.alloc(4);
      lie.writeUInt32LE(10);
      for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at + 4)) lie.copy(bytes, at);
      return write(bytes);
    },
    /“web_resources\/zeros\.pdf” is damaged/,
  ],
  [
    'more files than a course has',
    async () => {
      const bytes = await readFile(await zip(GOOD));
      const end = bytes.lastIndexOf('PK\u0005\u0006');
      for (const at of [8, 10]) bytes.writeUInt16LE(20_001, end + at);
      return write(bytes);
    },
    /more than 20000 files/,
  ],
  ['an archive without a course', () => zip({ 'notes.txt': 'x' }), /has imsmanifest\.xml/],
  [
    'a manifest that is no XML',
    () => withManifest(() => 'hello'),
    /^imsmanifest\.xml:1 is not well-formed XML/,
  ],
  [
    'a manifest cut short',
    () => withManifest((xml) => xml.slice(0, 700)),
    /^imsmanifest\.xml:\d+ is not well-formed/,
  ],
  [
    'a billion laughs',
    () =>
      withManifest((xml) =>
        xml
          .replace('?>', '?><!DOCTYPE m [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>')
          .replace('A cartridge', '&b;'),
      ),
    /^imsmanifest\.xml:\d+ has a document type/,
  ],
  [
    'an outside entity',
    () =>
      withManifest((xml) =>
        xml
          .replace('?>', '?><!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]>')
          .replace('A cartridge', '&x;'),
      ),
    /has a document type/,
  ],
  [
    'a topic with a document type',
    () =>
      zip(
        cartridgeFiles({
          items: unit('u', 'U', item('t', 'T')),
          resources: resource('t', 't.xml', 'imsdt_xmlv1p1'),
          files: {
            't.xml': '<!DOCTYPE topic SYSTEM "http://evil.example/x.dtd" [<!ENTITY % x "">]><topic/>',
          },
        }),
      ),
    /^t\.xml:1 has a document type/,
  ],
  [
    'markup nested without end',
    () => withManifest((xml) => xml.replace('<resources>', `<resources>${'<a>'.repeat(5000)}`)),
    /is nested too deeply/,
  ],
  [
    'a page nested without end',
    () => zip(onePage('<div>'.repeat(5000))),
    /^page\.html:1 is nested too deeply/,
  ],
  [
    'a page that reopens itself a million times',
    () => zip(onePage(`<p>${MANY_OPEN}${'<p>x'.repeat(10_000)}`)),
    /^page\.html makes more than 50,000 elements/,
  ],
  [
    'a manifest that names a file outside',
    () => withManifest((xml) => xml.replaceAll('"page.html"', '"../../../etc/passwd"')),
    /^imsmanifest\.xml:\d+ names \.\.\/\.\.\/\.\.\/etc\/passwd, which lies outside/,
  ],
  [
    'another format',
    () => withManifest((xml) => xml.replace('IMS Common Cartridge', 'ADL SCORM')),
    /“ADL SCORM”/,
  ],
  [
    'a cartridge without a lesson',
    () => zip(cartridgeFiles({ items: '', resources: '', files: {} })),
    /holds no lesson/,
  ],
];

async function write(bytes: Buffer): Promise<string> {
  const path = join(await temporaryFolder(), 'course.imscc');
  await writeFile(path, bytes);
  return path;
}

describe('a malicious or broken archive', () => {
  test.each(refused)('%s is refused in one sentence, with nothing written', async (_name, make, sentence) => {
    const path = await make();
    const before = await traces();
    const error: unknown = await run(server, path).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ImportRefused);
    expect((error as Error).message).toMatch(sentence);
    expect((error as Error).message).not.toContain('\n');
    expect(await traces()).toEqual(before);
  });

  test('an import that fails while writing leaves no rows or files, and deletes none of others', async () => {
    const shared = await red(40, 30).png().toBuffer();
    const html = '<img src="a.png" alt="A"> <img src="b.png" alt="B"> <a href="c.pdf">C</a>';
    const own = { 'b.png': await red(41, 30).png().toBuffer(), 'c.pdf': 'C' };
    await run(server, await zip(onePage('<img src="a.png" alt="A">', { 'a.png': shared }), 'first.imscc'));
    const before = await traces();
    const failing = importArchive(server.services, {
      path: await zip(onePage(html, { 'a.png': shared, ...own })),
      ownerId: (await server.signedIn('tutor')).id,
      onProgress: ({ step }) => {
        if (step === 'writing') throw new Error('the disk is full');
      },
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await traces()).toEqual(before);
  });
});
