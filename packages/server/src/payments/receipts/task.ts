import type { Receipt } from '@digiken/contract';
import type { Services } from '../../platform/services';
import type { Task } from '../../platform/workers';

/** Writes a receipt in a worker: one takes about a second on a busy machine, and payments come in bursts. */
export const receiptTask: Task<Receipt, Uint8Array> = {
  name: 'receipt',
  // Loaded here, so that the main thread never loads pdfkit and the fonts.
  run: async (receipt) => (await import('./pdf')).renderReceipt(receipt),
};

/** A receipt as a PDF with its file name. */
export async function receiptFile(
  { workers }: Pick<Services, 'workers'>,
  receipt: Receipt,
): Promise<{ name: string; pdf: Buffer }> {
  const pdf = await workers.run(receiptTask, receipt);
  return { name: `receipt-${receipt.receiptNo}.pdf`, pdf: Buffer.from(pdf) };
}
