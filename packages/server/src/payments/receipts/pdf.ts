import type { Receipt } from '@digiken/contract';
import PDFDocument from 'pdfkit';
import { shillings } from '../../platform/money';
import { linesOf, runsBothWays } from '../../platform/documents/bidi';
import { fonts, mainFont, runsOf, type Weight, widthOf, writeRuns } from '../../platform/documents/fonts';

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

const LEFT = 56;
const WIDTH = 483;
const AMOUNT = 120;
const BOTTOM = 780;
const QR_SIZE = 110;
const INK = '#16241d';
const RULE = '#5f6f66';

const DATE = new Intl.DateTimeFormat('en-KE', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** The date of a payment as receipts show it, in East Africa Time. */
export const receiptDate = (iso: string): string => `${DATE.format(new Date(iso))} EAT`;

const METHODS = { mpesa: 'M-Pesa', paystack: 'Card', manual: 'Bank deposit' } as const;

/** What a receipt says about the payment, line by line. The page and the mail say the same. */
export function paymentFacts(receipt: Receipt): [string, string][] {
  const { provider, paymentCode, phone, seller } = receipt;
  return [
    ['Date', receiptDate(receipt.paidAt)],
    ['Seller', seller.name],
    ...(seller.kraPin === null ? [] : [['KRA PIN', seller.kraPin] as [string, string]]),
    ['Buyer', receipt.buyer],
    ['Course', receipt.course.name],
    ...(receipt.kind === 'seats' ? [['Seats', String(receipt.seats)] as [string, string]] : []),
    ...(provider === null ? [] : [['Paid by', METHODS[provider]] as [string, string]]),
    ...(provider === 'mpesa'
      ? [['M-Pesa code', paymentCode ?? 'follows'] as [string, string]]
      : paymentCode === null
        ? []
        : [['Payment code', paymentCode] as [string, string]]),
    ...(phone === null ? [] : [['Phone', phone] as [string, string]]),
    ...(receipt.refunded ? [['State', 'Refunded'] as [string, string]] : []),
    ...receipt.returns
      .filter(({ state }) => state === 'done')
      .map(({ amount, at }): [string, string] => ['Sent back', `${shillings(amount)}, ${receiptDate(at)}`]),
  ];
}

/** The amounts below the lines of a receipt. */
function totalsOf({ listTotal, discount, coupon, total, received, vat }: Receipt): [string, string][] {
  return [
    ...(discount > 0
      ? ([
          ['Price', shillings(listTotal)],
          [coupon === null ? 'Discount' : `Discount (${coupon})`, `−${shillings(discount)}`],
        ] as [string, string][])
      : []),
    ['Total', shillings(total)],
    ...(received === total ? [] : [['Received', shillings(received)] as [string, string]]),
    ...(vat > 0 ? [['Of this, VAT', shillings(vat)] as [string, string]] : []),
  ];
}

/**
 * A receipt as a PDF for screen readers too (PDF/UA): tagged, with a language, a title, a description of its picture
 * and embedded fonts.
 */
export async function renderReceipt(receipt: Receipt): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    pdfVersion: '1.7',
    // The types do not know it yet.
    subset: 'PDF/UA' as PDFKit.PDFDocumentOptions['subset'],
    tagged: true,
    lang: 'en-KE',
    displayTitle: true,
    // Helvetica, the default, cannot be embedded.
    font: null as unknown as string,
    info: {
      Title: `Receipt ${receipt.receiptNo}`,
      Author: receipt.seller.name,
      CreationDate: new Date(receipt.paidAt),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => doc.on('end', resolve));
  for (const part of Object.values(fonts()).flat()) doc.registerFont(part.name, part.file);
  doc.fillColor(INK);
  const root = doc.struct('Document');
  doc.addStructure(root);

  heading(doc, root, 'H1', `Receipt ${receipt.receiptNo}`, 24);
  paragraph(doc, root, 'Not a tax invoice');
  table(doc, root, { rows: paymentFacts(receipt), first: 110, rowHeaders: true });
  heading(doc, root, 'H2', 'What was paid for', 14);
  table(doc, root, {
    header: ['Unit', 'Price'],
    rows: receipt.lines.map(({ title, price }): [string, string] => [title, shillings(price)]),
    first: WIDTH - AMOUNT,
    right: true,
  });
  table(doc, root, {
    rows: totalsOf(receipt),
    first: WIDTH - AMOUNT,
    right: true,
    rowHeaders: true,
    bold: true,
  });
  proof(doc, root, receipt);
  root.end();
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

interface Style {
  size?: number;
  weight?: Weight;
  x?: number;
  width?: number;
  align?: 'left' | 'right';
}

/** Words from right to left are drawn in another order than they are read in. */
const actualOf = (text: string) => (runsBothWays(text) ? { actual: text } : {});

/** Height of a text in points. */
function heightOf(doc: Document, text: string, style: Style): number {
  const { size = 11, weight = 'regular', width = WIDTH } = style;
  doc.font(mainFont(weight)).fontSize(size);
  if (runsBothWays(text)) return linesIn(doc, text, style).length * doc.currentLineHeight(true);
  return doc.heightOfString(text, { width });
}

/** The lines of a text that has words from right to left, which are put in order line by line. */
function linesIn(
  doc: Document,
  text: string,
  { size = 11, weight = 'regular', width = WIDTH }: Style,
): string[] {
  doc.fontSize(size);
  return linesOf(text, width, (line) => widthOf(doc, runsOf(line, weight)));
}

/** Writes a text at the current height, in the fonts that have its letters. */
function write(doc: Document, text: string, style: Style): void {
  const { size = 11, weight = 'regular', x = LEFT, width = WIDTH, align = 'left' } = style;
  doc.fontSize(size);
  if (runsBothWays(text)) {
    for (const line of linesIn(doc, text, style))
      writeRuns(doc, runsOf(line, weight), { x, y: doc.y, width, align, weight, size });
    return;
  }
  const runs = runsOf(text, weight);
  for (const [index, run] of runs.entries()) {
    const options = { width, align, continued: index < runs.length - 1 };
    doc.font(run.font);
    if (index === 0) doc.text(run.text, x, doc.y, options);
    else doc.text(run.text, options);
  }
}

/** Begins a page if `height` does not fit on this one. */
function makeRoom(doc: Document, height: number): void {
  if (doc.y + height <= BOTTOM) return;
  doc.addPage();
  doc.fillColor(INK);
}

function heading(doc: Document, root: Element, tag: 'H1' | 'H2', text: string, size: number): void {
  if (tag === 'H2') doc.y += 18;
  makeRoom(doc, size * 4);
  root.add(doc.struct(tag, {}, () => write(doc, text, { size, weight: 'bold' })));
  doc.y += 4;
}

function paragraph(doc: Document, root: Element, text: string): void {
  makeRoom(doc, 30);
  root.add(doc.struct('P', {}, () => write(doc, text, {})));
  doc.y += 8;
}

interface Table {
  header?: [string, string];
  rows: readonly (readonly [string, string])[];
  /** Width of the first column in points. */
  first: number;
  /** Aligns the second column right. */
  right?: boolean;
  /** The first cell of a row is its header. */
  rowHeaders?: boolean;
  bold?: boolean;
}

function table(doc: Document, root: Element, { header, rows, first, right, rowHeaders, bold }: Table): void {
  const element = doc.struct('Table');
  root.add(element);
  const second = { x: LEFT + first, width: WIDTH - first, align: right ? 'right' : 'left' } as const;
  const row = (cells: readonly [string, string], heads: readonly boolean[], weight: Weight) => {
    const height = Math.max(
      heightOf(doc, cells[0], { weight, width: first - 12 }),
      heightOf(doc, cells[1], { weight, width: second.width }),
    );
    makeRoom(doc, height + 10);
    const top = doc.y + 4;
    const tr = doc.struct('TR');
    element.add(tr);
    const cell = (index: 0 | 1, style: Style) => {
      doc.y = top;
      const head = heads[index] === true;
      const struct = doc.struct(head ? 'TH' : 'TD', actualOf(cells[index]), () =>
        write(doc, cells[index], style),
      );
      if (head) scope(struct, header && heads[1] ? 'Column' : 'Row');
      tr.add(struct);
    };
    cell(0, { weight, width: first - 12 });
    cell(1, { weight, ...second });
    tr.end();
    doc.y = top + height + 4;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(LEFT, doc.y)
      .lineTo(LEFT + WIDTH, doc.y)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
    doc.endMarkedContent();
  };
  if (header) row(header, [true, true], 'bold');
  for (const cells of rows) row(cells, [rowHeaders === true, false], bold ? 'bold' : 'regular');
  element.end();
  doc.y += 10;
}

/** Says whether a header cell is that of its row or of its column. pdfkit has no option for it. */
function scope(element: Element, value: 'Row' | 'Column'): void {
  const { dictionary } = element as unknown as { dictionary: { data: Record<string, unknown> } };
  dictionary.data.A = { O: 'Table', Scope: value };
}

/** The link that proves the receipt, and the same as a picture. */
function proof(doc: Document, root: Element, { verify }: Receipt): void {
  makeRoom(doc, QR_SIZE + 40);
  doc.y += 8;
  const top = doc.y;
  const x = LEFT + QR_SIZE + 16;
  const width = WIDTH - QR_SIZE - 16;
  const alt = `QR code with the address ${verify.url}`;
  const scale = QR_SIZE / verify.qr.size;
  const figure = doc.struct('Figure', { alt }, () => {
    doc.save().translate(LEFT, top).scale(scale).path(verify.qr.path).fill(INK).restore();
  });
  const [left, height] = [LEFT, doc.page.height];
  const { dictionary } = figure as unknown as { dictionary: { data: Record<string, unknown> } };
  dictionary.data.A = {
    O: 'Layout',
    Placement: 'Block',
    BBox: [left, height - top - QR_SIZE, left + QR_SIZE, height - top],
  };
  root.add(figure);
  doc.y = top + 12;
  root.add(
    doc.struct('P', {}, () =>
      write(doc, 'Whoever has this link can check that the receipt is genuine:', { x, width }),
    ),
  );
  const link = doc.struct('Link');
  const text = doc.struct('P');
  root.add(text);
  text.add(link);
  const linkTop = doc.y + 4;
  doc.y = linkTop;
  link.add(() => write(doc, verify.url, { x, width }));
  // Given by `text({ link })`, the annotation would have no description, which PDF/UA asks for.
  doc.link(x, linkTop, width, doc.y - linkTop, verify.url, {
    structParent: link,
    // pdfkit writes a string object as text, and a string as a name.
    Contents: new String(`Check the receipt at ${verify.url}`),
  } as object);
  link.end();
  text.end();
}
