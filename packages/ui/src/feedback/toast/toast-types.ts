export type ToastTone = 'info' | 'success' | 'danger';

export interface ToastInput {
  tone: ToastTone;
  message: string;
  /** One action, e.g. Undo. The toast closes when it is pressed; the action must also be available elsewhere. */
  action?: { label: string; onAction: () => void };
}

export interface ToastItem extends ToastInput {
  id: number;
  /** Milliseconds since the epoch. */
  at: number;
}
