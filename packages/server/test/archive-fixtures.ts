import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type Files, temporaryFolder } from './import-fixtures';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

export interface CartridgeParts {
  version?: string;
  title?: string;
  /** XML of the items below the organization's root. */
  items: string;
  /** XML of the resources. */
  resources: string;
  files: Files;
}

const manifest = ({ version = '1.2.0', title = 'A cartridge', items, resources }: CartridgeParts) =>
  `${XML}<manifest identifier="m1" xmlns="http://www.imsglobal.org/xsd/imsccv1p2/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p2/LOM/manifest">
<metadata><schema>IMS Common Cartridge</schema><schemaversion>${version}</schemaversion>
<lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string>${title}</lomimscc:string></lomimscc:title>
<lomimscc:description><lomimscc:string>What this course is about, in a sentence of some length.</lomimscc:string></lomimscc:description>
</lomimscc:general></lomimscc:lom></metadata>
<organizations><organization identifier="o1" structure="rooted-hierarchy"><item identifier="root">${items}</item></organization></organizations>
<resources>${resources}</resources></manifest>`;

export const unit = (identifier: string, title: string, items: string) =>
  `<item identifier="${identifier}"><title>${title}</title>${items}</item>`;
export const item = (resource: string, title: string) =>
  `<item identifier="i-${resource}" identifierref="${resource}"><title>${title}</title></item>`;
export const resource = (identifier: string, file: string, type = 'webcontent') =>
  `<resource identifier="${identifier}" type="${type}" href="${file}"><file href="${file}"/></resource>`;

/** A cartridge of one unit with one page, `page.html`, whose body is `html`. */
export const onePage = (html: string, files: Files = {}): Files =>
  cartridgeFiles({
    items: unit('u1', 'Unit one', item('r1', 'Page one')),
    resources: resource('r1', 'page.html'),
    files: { 'page.html': `<html><head><title>Page</title></head><body>${html}</body></html>`, ...files },
  });

export const cartridgeFiles = (parts: CartridgeParts): Files => ({
  'imsmanifest.xml': manifest(parts),
  ...parts.files,
});

/** Writes a zip; `modes` are those of Unix. */
export async function zip(files: Files, name = 'course.imscc', modes: Record<string, number> = {}) {
  const archive = new ZipFile();
  for (const [path, content] of Object.entries(files)) {
    archive.addBuffer(Buffer.from(content), path, { mode: modes[path] ?? 0o100644 });
  }
  archive.end();
  const path = join(await temporaryFolder(), name);
  await pipeline(archive.outputStream, createWriteStream(path));
  return path;
}

const UTF8_FLAG = 0x800;

/** Clears the flag that says that names are UTF-8, as Macs and Info-ZIP leave it. */
export async function withoutUtf8Flag(path: string): Promise<string> {
  const bytes = await readFile(path);
  for (const [signature, at] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const)
    for (let from = bytes.indexOf(signature); from >= 0; from = bytes.indexOf(signature, from + 1))
      bytes.writeUInt16LE(bytes.readUInt16LE(from + at) & ~UTF8_FLAG, from + at);
  await writeFile(path, bytes);
  return path;
}

/** Replaces bytes of an archive. `from` and `to` have the same length. */
export async function forge(path: string, from: string, to: string): Promise<string> {
  const bytes = await readFile(path);
  if (from.length !== to.length || !bytes.includes(from)) throw new Error(`Cannot forge ${from}`);
  await writeFile(path, bytes.toString('latin1').replaceAll(from, to), 'latin1');
  return path;
}
