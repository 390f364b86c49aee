import type { Files } from './import-fixtures';

const XML = '<?xml version="1.0" encoding="utf-8"?>';

/** A book in EPUB 3 with one text for each id, `text/1.xhtml` and so on. */
export const book = (
  ids: readonly string[],
  { spine = ids, files = {} }: { spine?: readonly string[]; files?: Files } = {},
): Files => ({
  mimetype: 'application/epub+zip',
  'META-INF/container.xml': `${XML}<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
  'book.opf': `${XML}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="u"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="u">urn:uuid:ids</dc:identifier><dc:title>Ids</dc:title><dc:language>en</dc:language></metadata><manifest>${ids
    .map((id, at) => `<item id="${id}" href="text/${at + 1}.xhtml" media-type="application/xhtml+xml"/>`)
    .join('')}</manifest><spine>${spine.map((id) => `<itemref idref="${id}"/>`).join('')}</spine></package>`,
  ...Object.fromEntries(
    ids.map((id, at) => [
      `text/${at + 1}.xhtml`,
      `${XML}<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head><title>${id}</title></head><body><p>Text of ${id}.</p></body></html>`,
    ]),
  ),
  ...files,
});
