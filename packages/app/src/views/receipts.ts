import type { Outcome } from '@digiken/hooks/api';
import { saveFile } from './save-file';

/** Fetches a receipt as a PDF and saves it on the device. */
export async function saveReceipt(
  fetchPdf: () => Promise<Outcome<{ name: string; pdf: string }>>,
): Promise<Outcome<unknown>> {
  const outcome = await fetchPdf();
  if (outcome.ok) saveFile(outcome.data.name, 'application/pdf', outcome.data.pdf);
  return outcome;
}
