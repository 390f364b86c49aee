import PDFDocument from 'pdfkit';
import { linesOf, runsBothWays } from '../../platform/documents/bidi';
import {
  fonts,
  mainFont,
  type Run,
  runsOf,
  type Weight,
  widthOf,
  writeRuns,
} from '../../platform/documents/fonts';
import { qrOf } from '../../platform/documents/qr';
import { COLOURS, SCENE } from './scene';

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

const MARGIN = 48;
/** Distance of the frame from the edges of the paper. */
const FRAME = 20;
const QR_SIZE = 84;
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
    margin: MARGIN,
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

/** The frame, the hills and the mark: nothing that a screen reader has to say. */
function ornaments(doc: Document): void {
  const { width, height } = doc.page;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, width, height).fill(COLOURS.paper);
  const frame = [FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME] as const;
  const scale = width / 1200;
  doc
    .save()
    .rect(...frame)
    .clip();
  doc.translate(0, height - FRAME - 220 * scale).scale(scale);
  for (const { path, fill } of SCENE) doc.path(path).fill(fill);
  doc.restore();
  doc
    .lineWidth(1.5)
    .strokeColor(COLOURS.ink)
    .rect(...frame)
    .stroke();
  doc.save().translate(MARGIN, 42);
  doc.circle(20, 13, 7).fill(COLOURS.sun);
  doc.path('M3 28 11.5 14.5l6.6 8.6 3.9-5L31 28Z').fill(COLOURS.ink);
  doc.restore();
  doc.endMarkedContent();
}

interface Style {
  size: number;
  weight?: Weight;
  y?: number;
  x?: number;
  width?: number;
  align?: 'left' | 'center';
  colour?: string;
}

/** Writes a text in the fonts that have its letters. A long one is set smaller until it fits into `most` lines. */
function write(doc: Document, text: string, style: Style & { most?: number }): void {
  const { weight = 'regular', width = doc.page.width - 2 * MARGIN, most = 1 } = style;
  let { size } = style;
  // Words from right to left are put in order line by line.
  const bothWays = runsBothWays(text);
  const lines = () => {
    doc.font(mainFont(weight)).fontSize(size);
    return bothWays ? linesOf(text, width, (line) => widthOf(doc, runsOf(line, weight))) : [text];
  };
  const fits = () => {
    doc.font(mainFont(weight)).fontSize(size);
    return bothWays
      ? lines().length <= most
      : doc.heightOfString(text, { width }) <= doc.currentLineHeight(true) * (most + 0.5);
  };
  while (size > 9 && !fits()) size -= 1;
  for (const [index, line] of lines().entries())
    writeLine(doc, line, { ...style, width, size, ...(index > 0 && { y: doc.y }) });
}

function writeLine(doc: Document, text: string, style: Style & { width: number }): void {
  const { weight = 'regular', size, x = MARGIN, width, align = 'center', colour = COLOURS.ink } = style;
  doc.fillColor(colour).fontSize(size);
  const runs = runsOf(text, weight);
  const y = style.y ?? doc.y;
  if (runsBothWays(text)) return writeRuns(doc, runs, { x, y, width, align, weight, size });
  // A centred line of several fonts would be centred run by run.
  const parts = align === 'center' && runs.length > 1 ? centredRuns(doc, runs, { x, width }) : { x, width };
  for (const [index, run] of runs.entries()) {
    const options = { width: parts.width, align: runs.length > 1 ? ('left' as const) : align };
    doc.font(run.font);
    const rest = { ...options, continued: index < runs.length - 1 };
    if (index === 0) doc.text(run.text, parts.x, y, rest);
    else doc.text(run.text, rest);
  }
}

function centredRuns(
  doc: Document,
  runs: readonly Run[],
  { x, width }: { x: number; width: number },
): { x: number; width: number } {
  const indent = Math.max(0, (width - widthOf(doc, runs)) / 2);
  return { x: x + indent, width: width - indent };
}

function statement(doc: Document, root: Element, { name, course }: PrintedCertificate): void {
  const add = (tag: 'H1' | 'P', text: string, style: Style & { most?: number }) => {
    root.add(doc.struct(tag, runsBothWays(text) ? { actual: text } : {}, () => write(doc, text, style)));
  };
  add('P', 'Digiken', { size: 20, weight: 'bold', y: 46, x: MARGIN + 42, align: 'left' });
  add('H1', 'Certificate of completion', { size: 18, weight: 'bold', y: 96 });
  add('P', 'This certifies that', { size: 12, y: 136, colour: COLOURS.muted });
  add('P', name, { size: 38, weight: 'bold', y: 156, most: 1 });
  add('P', 'has completed the course', { size: 12, y: 214, colour: COLOURS.muted });
  add('P', course, { size: 26, weight: 'bold', y: 236, most: 2 });
}

const FOOT = 318;

function signed(doc: Document, root: Element, certificate: PrintedCertificate): void {
  const { signature, signatory, signatoryTitle, issuedAt, expiresAt, id } = certificate;
  const left = { x: MARGIN + 16, width: 300, align: 'left' } as const;
  if (signature) {
    const figure = doc.struct('Figure', { alt: `Signature of ${signatory}` }, () => {
      doc.image(Buffer.from(signature), left.x, FOOT, { fit: [170, 48] });
    });
    boxOf(doc, figure, [left.x, FOOT, 170, 48]);
    root.add(figure);
  }
  const line = (text: string, style: Style) => {
    root.add(doc.struct('P', {}, () => write(doc, text, { ...left, ...style })));
  };
  if (signatory !== '') line(signatory, { size: 12, weight: 'bold', y: FOOT + 52 });
  if (signatoryTitle !== '') line(signatoryTitle, { size: 10, y: FOOT + 68 });
  line(`Issued on ${date(issuedAt)}`, { size: 10, y: FOOT + 86 });
  if (expiresAt !== null) line(`Valid until ${date(expiresAt)}`, { size: 10, y: FOOT + 100 });
  line(`Number ${id}`, { size: 10, y: FOOT + (expiresAt === null ? 100 : 114) });
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
  const x = doc.page.width - MARGIN - 16 - QR_SIZE;
  const qr = qrOf(verifyUrl);
  const figure = doc.struct('Figure', { alt: `QR code with the address ${verifyUrl}` }, () => {
    doc.rect(x, FOOT, QR_SIZE, QR_SIZE).fill('#ffffff');
    doc
      .save()
      .translate(x, FOOT)
      .scale(QR_SIZE / qr.size)
      .path(qr.path)
      .fill(COLOURS.ink)
      .restore();
  });
  boxOf(doc, figure, [x, FOOT, QR_SIZE, QR_SIZE]);
  root.add(figure);
  const width = 250;
  const left = x - width - 16;
  const text = { x: left, width, align: 'left', size: 10 } as const;
  root.add(
    doc.struct('P', {}, () => write(doc, 'Anyone can check this certificate at', { ...text, y: FOOT + 20 })),
  );
  const paragraph = doc.struct('P');
  const link = doc.struct('Link');
  root.add(paragraph);
  paragraph.add(link);
  const top = FOOT + 38;
  link.add(() => write(doc, verifyUrl, { ...text, y: top, most: 3 }));
  // Given by `text({ link })`, the annotation would have no description, which PDF/UA asks for.
  doc.link(left, top, width, doc.y - top, verifyUrl, {
    structParent: link,
    // pdfkit writes a string object as text, and a string as a name.
    Contents: new String(`Check the certificate at ${verifyUrl}`),
  } as object);
  link.end();
  paragraph.end();
}
