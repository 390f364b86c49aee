import { parseXml as parse, type XmlElement, XmlRefused, type XmlRemark } from '../../platform/xml';
import type { CourseFolder } from '../folder';
import { IMPORT_LIMITS } from '../limits';
import { ImportRefused } from '../report';

export { allOf, at, childrenOf, wordsOf, type XmlElement } from '../../platform/xml';

/** A file that is not well-formed. Formats of many small files leave it out and go on. */
export class DamagedXml extends ImportRefused {
  override name = 'DamagedXml';
}

/** @throws {ImportRefused} if it is not XML (`DamagedXml`), or its DOCTYPE has declarations of its own */
function parseXml(text: string, file: string, remark: XmlRemark): XmlElement {
  try {
    return parse(text, { nesting: IMPORT_LIMITS.xmlNesting, elements: IMPORT_LIMITS.xmlElements }, remark);
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error;
    const Refusal = error.damaged ? DamagedXml : ImportRefused;
    throw new Refusal(`${file}${error.line === null ? '' : `:${error.line}`} ${error.reason}.`);
  }
}

const DECLARED = {
  xml: /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/,
  html: /<meta[^>]+charset\s*=\s*["']?([\w.:-]+)/i,
};

export const readXml = async (folder: CourseFolder, path: string): Promise<XmlElement> =>
  parseXml(await readXmlText(folder, path), path, (line, message) => folder.remark(path, line, message));

/** A text of XML, in its own encoding. @throws {ImportRefused} if it is too large or no text */
export const readXmlText = (folder: CourseFolder, path: string): Promise<string> =>
  decode(folder, path, 'xml', IMPORT_LIMITS.xmlBytes);

export const readHtml = (folder: CourseFolder, path: string): Promise<string> =>
  decode(folder, path, 'html', IMPORT_LIMITS.pageBytes);

/** Decodes text by its byte order mark or declaration; the default is UTF-8. */
async function decode(
  folder: CourseFolder,
  path: string,
  kind: keyof typeof DECLARED,
  limit: number,
): Promise<string> {
  if (folder.leaving.has(path)) throw new ImportRefused(`${path} is a link that leaves the archive.`);
  if (folder.bytes(path) > limit) throw new ImportRefused(`${path} is larger than ${limit / 1024} KB.`);
  const bytes = await folder.read(path);
  const head = bytes.subarray(0, 1024).toString('latin1');
  const declared = (DECLARED.xml.exec(head) ?? DECLARED[kind].exec(head))?.[1];
  return folder.decode(path, bytes, declared);
}
