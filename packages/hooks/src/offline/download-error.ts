/**
 * Why a download stopped. `room`: there is too little room for it, known before it starts. `full`: the device became
 * full meanwhile. `network`: no answer, or the server cannot answer now. `damaged`: a file arrived changed. `refused`:
 * the server does not give the unit to this user.
 */
export type DownloadFailure = 'room' | 'full' | 'network' | 'damaged' | 'refused';

export class DownloadError extends Error {
  constructor(
    readonly reason: DownloadFailure,
    readonly details: { missing?: number; serverMessage?: string } = {},
  ) {
    super(`The download stopped: ${reason}`);
    this.name = 'DownloadError';
  }
}

/** The reason of anything that was thrown while a unit was fetched and stored. */
export function downloadError(error: unknown): DownloadError {
  if (error instanceof DownloadError) return error;
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new DownloadError(full ? 'full' : 'network');
}

/** The error of an answer that is no success. */
export async function refusalOf(response: Response): Promise<DownloadError> {
  const refused = response.status >= 400 && response.status < 500 && ![408, 429].includes(response.status);
  if (!refused) return new DownloadError('network');
  const body = (await response.json().catch(() => undefined)) as { message?: unknown } | undefined;
  const serverMessage = typeof body?.message === 'string' ? body.message : undefined;
  return new DownloadError('refused', { serverMessage });
}
