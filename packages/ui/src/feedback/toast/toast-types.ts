export type ToastTone = 'info' | 'success' | 'error';

export interface ToastInput {
  tone: ToastTone;
  message: string;
}

export interface ToastItem extends ToastInput {
  id: number;
  /** Milliseconds since the epoch. */
  at: number;
}
