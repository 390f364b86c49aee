import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../src/payments/tables';
import { renderReceipt } from '../src/payments/receipts/pdf';
import { checkout, type Checkout, type PaymentSite, startPaymentSite } from './payment-site';
import { readPdf as read } from './support/read-pdf';
import type { SignedIn } from './support/server';

let site: PaymentSite;
let order: Checkout;

beforeAll(async () => {
  site = await startPaymentSite({ VAT_PERCENT: '16', SELLER_KRA_PIN: 'P051234567X' });
  order = await checkout(site);
  await site.server.services.db
    .update(orders)
    .set({ buyerName: 'Wanjirũ wa Kamaũ 😀' })
    .where(eq(orders.id, order.orderId));
});
afterAll(() => site.close());

const get = (path: string, as: SignedIn | undefined = order.learner) => site.server.call('GET', path, { as });
const receipt = async () => (await get(`/receipt/${order.orderId}`)).body.data;

describe('receipts', () => {
  test('[11.19] there is none before the payment', async () => {
    expect((await get(`/receipt/${order.orderId}`)).status).toBe(404);
    expect((await get(`/receipt/${order.orderId}/pdf`)).status).toBe(404);
  });

  test('[11.19] shows what was paid, by whom and how, to its buyer only', async () => {
    await order.pay('01');
    await site.pass(15);
    const found = await receipt();
    expect(found).toMatchObject({
      _id: order.orderId,
      receiptNo: '2026-000001',
      seller: { name: 'Digiken', kraPin: 'P051234567X' },
      lines: [{ price: 100 }, { price: 200 }],
      discount: 0,
      total: 300,
      vat: 41,
      provider: 'mpesa',
      phone: '0••• ••• 001',
      refunded: false,
    });
    expect(found.paymentCode).toMatch(/^\w{10}$/);
    const stranger = await site.server.signedIn('user');
    expect((await get(`/receipt/${order.orderId}`, stranger)).status).toBe(404);
    expect((await get(`/receipt/${order.orderId}/pdf`, stranger)).status).toBe(404);
  });

  test('[11.19] whoever has the link can check it; the QR code contains the link', async () => {
    const { verify, receiptNo } = await receipt();
    const answer = await get(`/receipts/verify/${verify.code}`, undefined);
    expect(answer.body.data).toMatchObject({ receiptNo, total: 300, refunded: false });
    expect(verify.url).toBe(`http://localhost:3000/receipts/verify/${verify.code}`);
    const { size, path } = verify.qr;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
    const { data } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
    const { create } = await import('qrcode');
    const { modules } = create(verify.url, { errorCorrectionLevel: 'M' });
    const dark = Array.from({ length: modules.size ** 2 }, (_, at) => {
      const [x, y] = [(at % modules.size) + 4, Math.floor(at / modules.size) + 4];
      return (data[y * size + x] ?? 255) < 128 ? 1 : 0;
    });
    expect(dark).toEqual([...modules.data].map(Number));
  });

  test('[11.19] one mail brings the receipt and its PDF', async () => {
    const mails = (await site.server.mails()).filter(({ to }) => to === order.learner.user.email);
    const found = mails.filter(({ subject }) => subject.includes('2026-000001'));
    expect(found).toHaveLength(1);
    expect(found[0]?.text).toContain((await receipt()).paymentCode);
    expect(found[0]?.attachments).toEqual([
      { name: 'receipt-2026-000001.pdf', type: 'application/pdf', start: '%PDF-1.7' },
    ]);
  });

  test('[11.20] the PDF is tagged, has a language, descriptions and the letters of Kenyan names', async () => {
    const { body } = await get(`/receipt/${order.orderId}/pdf`);
    expect(body.data.name).toBe('receipt-2026-000001.pdf');
    const pdf = await read(Buffer.from(body.data.pdf, 'base64'));
    expect(pdf).toMatchObject({ title: 'Receipt 2026-000001', language: 'en-KE', marked: true, pages: 1 });
    expect(pdf.ua).toContain('pdfuaid:part');
    expect(pdf.text).toContain('Wanjirũ wa Kamaũ ?');
    expect(pdf.text).toMatch(/Ksh\s300/);
    expect(pdf.text).toMatch(/Of this, VAT Ksh\s41/);
    expect(pdf.text).toContain('P051234567X');
    expect(pdf.text).toContain('EAT');
    expect(pdf.text).not.toContain('undefined');
    const roles = pdf.nodes.map(({ role }) => role);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'Table')).toHaveLength(3);
    expect(roles).toContain('TH');
    const { verify } = await receipt();
    expect(pdf.nodes.find(({ role }) => role === 'Figure')?.alt).toContain(verify.url);
    expect(roles).toContain('Link');
    expect(pdf.links.map(({ url, contentsObj }) => [url, contentsObj.str])).toEqual([
      [verify.url, `Check the receipt at ${verify.url}`],
    ]);
  });

  test('[11.20] a long receipt continues on further pages with all its lines', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({
      unitId: null,
      title: `Unit number ${index + 1} with a title that needs more than one line of the page ${'and more '.repeat(8)}`,
      listPrice: 10,
      price: 10,
    }));
    const pdf = await read(await renderReceipt({ ...(await receipt()), lines, paymentCode: null }));
    expect(pdf.pages).toBeGreaterThan(2);
    for (const { title } of lines) expect(pdf.text).toContain(title.slice(0, 20));
    expect(pdf.text).toContain('M-Pesa code follows');
    expect(pdf.nodes.filter(({ role }) => role === 'TR').length).toBeGreaterThanOrEqual(60 + 1);
  });
});
