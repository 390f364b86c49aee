import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Header } from 'tar';
import { type Files, temporaryFolder } from './import-fixtures';

const BLOCK = 512;

interface TarEntry {
  path: string;
  content?: string | Buffer;
  type?: 'File' | 'Directory' | 'SymbolicLink' | 'Link' | 'FIFO';
  linkpath?: string;
}

/** Header and content of one entry, exactly as given: no path is repaired. */
function tarEntry({ path, content = '', type = 'File', linkpath }: TarEntry): Buffer {
  const body = Buffer.from(content);
  const size = type === 'File' ? body.byteLength : 0;
  const header = Buffer.alloc(BLOCK);
  new Header({ path, type, size, mode: 0o644, mtime: new Date(0), ...(linkpath && { linkpath }) }).encode(
    header,
  );
  const padded = Buffer.alloc(Math.ceil(size / BLOCK) * BLOCK);
  body.copy(padded);
  return Buffer.concat([header, padded]);
}

/** Writes a `.tar.gz`. */
export async function tarGz(entries: readonly TarEntry[], name = 'course.tar.gz'): Promise<string> {
  const path = join(await temporaryFolder(), name);
  const tar = Buffer.concat([...entries.map(tarEntry), Buffer.alloc(2 * BLOCK)]);
  await writeFile(path, gzipSync(tar));
  return path;
}

/** A course below `course/`, as Studio exports it. */
export const olx = (files: Files, name?: string): Promise<string> =>
  tarGz(
    Object.entries(files).map(([path, content]) => ({ path: `course/${path}`, content })),
    name,
  );

/** Two chapters; the first lesson has the given components. */
export const small = (components: string, files: Files = {}): Files => ({
  'course.xml': '<course url_name="run1" org="Shamba" course="C1"/>',
  'course/run1.xml':
    '<course display_name="Old name" language="en"><chapter url_name="c1"/><chapter url_name="c2"/><wiki slug="w"/></course>',
  'policies/run1/policy.json': JSON.stringify({
    'course/run1': { display_name: 'Dairy goats', course_image: 'goat.png' },
    'chapter/c2': { display_name: 'Health' },
  }),
  'chapter/c1.xml': '<chapter display_name="Feeding"><sequential url_name="s1"/></chapter>',
  'chapter/c2.xml': '<chapter display_name="Named otherwise"><sequential url_name="s2"/></chapter>',
  'sequential/s1.xml':
    '<sequential display_name="What goats eat" graded="true"><vertical url_name="v1"/><vertical url_name="v2"/></sequential>',
  'sequential/s2.xml': '<sequential display_name="Signs of illness"><vertical url_name="v3"/></sequential>',
  'vertical/v1.xml': '<vertical display_name="Grass &amp; leaves"><html url_name="h1"/></vertical>',
  'vertical/v2.xml': `<vertical display_name="More">${components}</vertical>`,
  'vertical/v3.xml': '<vertical display_name="Signs of illness"><html url_name="h3"/></vertical>',
  'html/h1.xml': '<html filename="h1" display_name="Text"/>',
  'html/h1.html': '<p>Goats browse leaves.</p>',
  'html/h3.xml': '<html filename="h3" display_name="Text"/>',
  'html/h3.html': '<p>See <a href="/jump_to_id/v2">more about feeding</a>.</p>',
  'about/overview.html':
    '<section class="about"><h2>About This Course</h2><p>How to keep dairy goats on a small farm, from feeding to milking.</p></section>',
  ...files,
});
