/** The result of a form's handler; `errors` is by field name. Typed text is never lost. */
export type FormOutcome = { ok: true } | { ok: false; message: string; errors?: Record<string, string> };

export interface UserView {
  name: string;
  firstName: string;
  email: string;
  avatar?: string;
}

export interface Crumb {
  label: string;
  /** Undefined on the current page. */
  href?: string;
  /** BCP 47 tag of `label`, e.g. "sw", if it is not in the language of the page. */
  language?: string;
}

export type FailureKind = 'offline' | 'unavailable' | 'other';

/** Load status of a screen's data. */
export interface LoadState {
  status: 'loading' | 'ready' | 'error';
  error?: { message?: string; kind?: FailureKind };
  /** Set if a retry makes sense. */
  onRetry?: () => void;
}

/** The links of a list with key-based paging; a link is undefined at the end of the list. */
export interface KeyPage {
  previousHref?: string;
  nextHref?: string;
}
