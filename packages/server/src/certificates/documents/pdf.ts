import PDFDocument from 'pdfkit';
import { linesOf, runsBothWays } from '../../platform/documents/bidi';
import { fonts, mainFont, runsOf, type Weight, widthOf, writeRuns } from '../../platform/documents/fonts';
import { qrOf } from '../../platform/documents/qr';
import { CERTIFICATE_FIGURES as FIGURES, PAPER_COLOURS as ROLES } from './figures';

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

export interface PrintedCertificate {
  id: string;
  name: string;
  course: string;
  signatory: string;
  signatoryTitle: string;
  /** PNG. */
  signature: Uint8Array | undefined;
  /** ISO 8601. */
  issuedAt: string;
  expiresAt: string | null;
  verifyUrl: string;
}

/** Points to a unit of the drawing: A4 is 842 points wide. */
const SCALE = 841.89 / FIGURES.width;
const DATE = new Intl.DateTimeFormat('en-KE', { timeZone: 'Africa/Nairobi', dateStyle: 'long' });
const date = (iso: string) => DATE.format(new Date(iso));

/**
 * A certificate as one page of A4 across, for screen readers too (PDF/UA): tagged, with a language, a title,
 * descriptions of its pictures and embedded fonts.
 */
export async function renderCertificate(certificate: PrintedCertificate): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    // The types do not know it yet.
    subset: 'PDF/UA' as PDFKit.PDFDocumentOptions['subset'],
    tagged: true,
    lang: 'en-KE',
    displayTitle: true,
    // Helvetica, the default, cannot be embedded.
    font: null as unknown as string,
    info: {
      Title: `Certificate of completion: ${certificate.course}`,
      Author: 'Digiken',
      CreationDate: new Date(certificate.issuedAt),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (part: Buffer) => chunks.push(part));
  const done = new Promise<void>((resolve) => doc.on('end', resolve));
  for (const part of Object.values(fonts()).flat()) doc.registerFont(part.name, part.file);
  ornaments(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  statement(doc, root, certificate);
  signed(doc, root, certificate);
  proof(doc, root, certificate);
  root.end();
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

/** The sun, the hills and the mark: nothing that a screen reader has to say. */
function ornaments(doc: Document): void {
  const { width, height, sun, scenery } = FIGURES;
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .save()
    .scale(SCALE)
    .rect(0, 0, width, height + 1)
    .fill(ROLES.surface);
  for (const [at, radius] of sun.rings.entries())
    doc
      .lineWidth(1.5)
      .circle(sun.x, sun.y, radius)
      .strokeOpacity(0.5 - at * 0.2)
      .stroke(ROLES.emphasis);
  doc.circle(sun.x, sun.y, sun.radius).fill(ROLES.emphasis);
  for (const { path, fill, opacity } of scenery) doc.path(path).fillOpacity(opacity).fill(ROLES[fill]);
  doc.fillOpacity(1).strokeOpacity(1);
  doc.translate(FIGURES.left, 43).circle(20, 13, 8).fill(ROLES.emphasis);
  doc.path('M1 29 11.5 13.5l6.8 9 4-5.2L33 29Z').fill(ROLES.ink);
  doc.restore();
  doc.endMarkedContent();
}

/** Where and how a text is written, in units of the drawing. */
interface Style {
  x: number;
  y: number;
  width: number;
  /** Sizes to try, from the largest. */
  sizes: readonly number[];
  /** Of the text; default: one line. */
  height?: number;
  /** Height of a line in parts of the size. */
  leading?: number;
  weight?: Weight;
  colour?: string;
}

/**
 * Writes a text in the fonts that have its letters, in the first size at which it fits its box.
 * @returns its lower edge, in units of the drawing
 */
function write(doc: Document, text: string, style: Style): number {
  const { x, y, width, sizes, leading = 1.25, weight = 'regular', colour = ROLES.ink } = style;
  const { height = leading * (sizes[0] ?? 0) } = style;
  const room = width * SCALE;
  // Words from right to left are put in order line by line.
  const bothWays = runsBothWays(text);
  const set = (size: number) => {
    doc.font(mainFont(weight)).fontSize(size * SCALE);
    return leading * size * SCALE - doc.currentLineHeight(true);
  };
  const linesAt = (size: number) => {
    const lineGap = set(size);
    if (bothWays) return linesOf(text, room, (line) => widthOf(doc, runsOf(line, weight))).length;
    return Math.round(doc.heightOfString(text, { width: room, lineGap }) / (leading * size * SCALE));
  };
  const size = sizes.find((siz) => linesAt(siz) * leading * siz <= height + 0.5) ?? sizes.at(-1) ?? 0;
  const lines = linesAt(size);
  const lineGap = set(size);
  const runs = runsOf(text, weight);
  doc.fillColor(colour);
  if (bothWays) {
    const parts = linesOf(text, room, (line) => widthOf(doc, runsOf(line, weight)));
    for (const [at, line] of parts.entries()) {
      const place = { x: x * SCALE, y: (y + at * leading * size) * SCALE, width: room };
      writeRuns(doc, runsOf(line, weight), { ...place, weight, size: size * SCALE });
    }
  } else
    for (const [index, run] of runs.entries()) {
      const options = { width: room, lineGap, continued: index < runs.length - 1 };
      doc.font(run.font);
      if (index === 0) doc.text(run.text, x * SCALE, y * SCALE, options);
      else doc.text(run.text, options);
    }
  return y + lines * leading * size;
}

/** Adds a text to the structure, as it is read. */
function add(doc: Document, root: Element, tag: 'H1' | 'P', text: string, style: Style): number {
  let end = style.y;
  const element = doc.struct(tag, runsBothWays(text) ? { actual: text } : {}, () => {
    end = write(doc, text, style);
  });
  root.add(element);
  return end;
}

const LABEL = { x: FIGURES.left, width: 400, sizes: [15], colour: ROLES['ink-muted'] } as const;

function statement(doc: Document, root: Element, { name, course }: PrintedCertificate): void {
  const x = FIGURES.left;
  add(doc, root, 'P', 'Digiken', { x: x + 43, y: 49, width: 90, sizes: [21.6], weight: 'bold' });
  add(doc, root, 'H1', 'Certificate of completion', { ...LABEL, x: x + 140, y: 53, width: 220 });
  const said = add(doc, root, 'P', 'This is to say that', { ...LABEL, y: 100.8 });
  const named = add(doc, root, 'P', name, { ...FIGURES.name, x, y: said + 3.6, weight: 'bold' });
  const completed = add(doc, root, 'P', 'completed the course', { ...LABEL, y: named + 8.4 });
  const style = { ...FIGURES.course, x, y: completed + 2.4, weight: 'bold', colour: ROLES.accent } as const;
  add(doc, root, 'P', course, style);
}

function signed(doc: Document, root: Element, certificate: PrintedCertificate): void {
  const { signature, signatory, signatoryTitle, issuedAt, expiresAt, id } = certificate;
  const left = { x: FIGURES.left, width: 140 } as const;
  const right = { x: 198, width: FIGURES.signatory.width } as const;
  if (signature) {
    const [x, y, width, height] = [right.x * SCALE, 268 * SCALE, 130 * SCALE, 32 * SCALE];
    const figure = doc.struct('Figure', { alt: `Signature of ${signatory}` }, () => {
      doc.image(Buffer.from(signature), x, y, { fit: [width, height] });
    });
    boxOf(doc, figure, [x, y, width, height]);
    root.add(figure);
  }
  add(doc, root, 'P', date(issuedAt), { ...left, y: 301, sizes: [14.4], weight: 'bold' });
  add(doc, root, 'P', 'Date', { ...left, y: 320, sizes: [12.6] });
  if (signatory !== '')
    add(doc, root, 'P', signatory, { ...FIGURES.signatory, ...right, y: 301, weight: 'bold' });
  if (signatory !== '' || signatoryTitle !== '')
    add(doc, root, 'P', signatoryTitle || 'Signed by', { ...right, y: 320, sizes: [12.6, 9, 6] });
  const number = `Number ${id}${expiresAt === null ? '' : `, valid until ${date(expiresAt)}`}`;
  add(doc, root, 'P', number, { x: FIGURES.left, width: 400, y: 342, sizes: [12.6] });
}

/** PDF/UA asks for the place of a figure on its page. */
function boxOf(doc: Document, figure: Element, [x, y, width, height]: readonly number[]): void {
  const { dictionary } = figure as unknown as { dictionary: { data: Record<string, unknown> } };
  const [left = 0, top = 0, wide = 0, high = 0] = [x, y, width, height];
  const bottom = doc.page.height - top - high;
  dictionary.data.A = { O: 'Layout', Placement: 'Block', BBox: [left, bottom, left + wide, bottom + high] };
}

/** The address that proves the certificate, and the same as a picture. */
function proof(doc: Document, root: Element, { verifyUrl }: PrintedCertificate): void {
  const [x, y, size] = [FIGURES.qr.x * SCALE, FIGURES.qr.y * SCALE, FIGURES.qr.size * SCALE];
  const qr = qrOf(verifyUrl);
  const figure = doc.struct('Figure', { alt: `QR code with the address ${verifyUrl}` }, () => {
    doc.rect(x, y, size, size).fill(ROLES.surface);
    doc
      .save()
      .translate(x, y)
      .scale(size / qr.size)
      .path(qr.path)
      .fill(ROLES.ink)
      .restore();
  });
  boxOf(doc, figure, [x, y, size, size]);
  root.add(figure);
  const text = { x: FIGURES.left, width: 400, sizes: [9, 7.5, 6] } as const;
  add(doc, root, 'P', 'Anyone can check this certificate at', { ...text, y: 362 });
  const paragraph = doc.struct('P');
  const link = doc.struct('Link');
  root.add(paragraph);
  paragraph.add(link);
  const top = 374;
  let end = top;
  link.add(() => {
    end = write(doc, verifyUrl, { ...text, y: top });
  });
  // Given by `text({ link })`, the annotation would have no description, which PDF/UA asks for.
  doc.link(text.x * SCALE, top * SCALE, text.width * SCALE, (end - top) * SCALE, verifyUrl, {
    structParent: link,
    // pdfkit writes a string object as text, and a string as a name.
    Contents: new String(`Check the certificate at ${verifyUrl}`),
  } as object);
  link.end();
  paragraph.end();
}
