/** One text that a lesson has had. */
export interface VersionView {
  id: string;
  /** ISO 8601. */
  savedAt: string;
  /** Null: not known. */
  savedBy: string | null;
  origin: 'saved' | 'imported' | 'restored' | 'published' | 'draft';
  /** It is the lesson's text now. */
  current: boolean;
}

export interface VersionTextView extends VersionView {
  title: string;
  /** The text as its author wrote it. */
  source: string;
  /** Sanitised by the server, as learners would see it. */
  html: string;
}

export type ReadVersion = { ok: true; data: VersionTextView } | { ok: false; message: string };
