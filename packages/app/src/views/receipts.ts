import type { Receipt } from '@digiken/contract';
import type { Outcome } from '@digiken/hooks/api';
import type { ReceiptProps } from '@digiken/learning/receipt';
import { saveFile } from './save-file';

/** A receipt as the component shows it. */
export function receiptView(receipt: Receipt): ReceiptProps {
  const { course, lines, listTotal, discount, total, verify, seller } = receipt;
  return {
    order: {
      course: course.name,
      lines: lines.map(({ unitId, title, price }, index) => ({
        id: unitId ?? String(index),
        title: receipt.kind === 'seats' ? `${title} × ${receipt.seats}` : title,
        price,
      })),
      listTotal,
      discount,
      total,
    },
    number: receipt.receiptNo,
    method: receipt.provider === 'mpesa' ? 'mpesa' : receipt.provider === 'paystack' ? 'card' : 'other',
    code: receipt.paymentCode,
    paidAt: receipt.paidAt,
    buyer: receipt.buyer,
    phone: receipt.phone?.slice(-3),
    received: receipt.received,
    vat: receipt.vat,
    seller: { name: seller.name, kraPin: seller.kraPin ?? undefined },
    refunded: receipt.refunded,
    returns: receipt.returns,
    // A path, so that the link stays on this site and in this window.
    verifyHref: new URL(verify.url).pathname,
    qr: verify.qr,
  };
}

/** Fetches a receipt as a PDF and saves it on the device. */
export async function saveReceipt(
  fetchPdf: () => Promise<Outcome<{ name: string; pdf: string }>>,
): Promise<Outcome<unknown>> {
  const outcome = await fetchPdf();
  if (outcome.ok) saveFile(outcome.data.name, 'application/pdf', outcome.data.pdf);
  return outcome;
}
