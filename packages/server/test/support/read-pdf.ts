import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  role: string;
  alt?: string;
  children: Node[];
}

interface TextItem {
  str: string;
  width: number;
  height: number;
  transform: number[];
}

/** A piece of text with the left end of its baseline from the bottom left corner of its page; points. */
const pieceOf = ({ str, width, height, transform: [, , , , x = 0, y = 0] }: TextItem) => ({
  text: str,
  size: height,
  ...{ x, y, width },
});

/** A PDF as assistive technology reads it. */
export async function readPdf(pdf: Buffer) {
  const doc = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: doc.numPages }, async (_, index) => {
      const page = await doc.getPage(index + 1);
      const { items } = await page.getTextContent();
      return {
        tree: (await page.getStructTree()) as unknown as Node,
        text: items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''),
        pieces: items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? pieceOf(item) : [])),
        links: (await page.getAnnotations()) as { url: string; contentsObj: { str: string } }[],
      };
    }),
  );
  const meta = await doc.getMetadata();
  const info = meta.info as Record<string, unknown>;
  const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];
  return {
    title: info.Title,
    language: info.Language,
    ua: meta.metadata?.getRaw() as string,
    marked: (await doc.getMarkInfo())?.Marked,
    text: pages
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
    nodes: pages.flatMap(({ tree }) => flat(tree)),
    pieces: pages.flatMap(({ pieces }) => pieces),
    links: pages.flatMap(({ links }) => links),
    pages: pages.length,
  };
}
