import type { FormOutcome } from '@digiken/ui/internal/types';
import type { EditorView } from 'prosemirror-view';
import { schema } from './schema';

export interface PictureControl {
  /** Aborted when the picture is removed or the editor closes. */
  signal: AbortSignal;
  /** Reports progress from 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** Uploads a picture. @returns its address on this site */
export type UploadPicture = (file: File, control: PictureControl) => Promise<FormOutcome & { src?: string }>;

export interface PictureUpload {
  file: File;
  /** Of the local file, shown until the picture is on the server. */
  url: string;
  fraction: number;
  /** Set if it failed. */
  message?: string;
}

let nextId = 0;

/** The pictures that are on their way to the server. A store for `useSyncExternalStore`. */
export class PictureUploads {
  #uploads: ReadonlyMap<string, PictureUpload> = new Map();
  readonly #running = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  /** Addresses by id: redo brings back a picture as it was while it was uploaded. */
  readonly placed = new Map<string, string>();
  /** The local files of pictures that are on the server, by address: they need no second transfer. */
  readonly local = new Map<string, string>();
  #upload: UploadPicture = async () => ({ ok: false, message: '' });
  #onPlaced: (failed: boolean) => void = () => {};

  /** @param parts `onPlaced`: called when a picture is on the server, or was not uploaded */
  connect({ upload, onPlaced }: { upload?: UploadPicture; onPlaced: (failed: boolean) => void }): void {
    this.#upload = upload ?? this.#upload;
    this.#onPlaced = onPlaced;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  snapshot = () => this.#uploads;

  #put(id: string, change: Partial<PictureUpload> | null): void {
    const next = new Map(this.#uploads);
    const before = next.get(id);
    if (change === null) next.delete(id);
    else if (before) next.set(id, { ...before, ...change });
    this.#uploads = next;
    for (const listener of this.#listeners) listener();
  }

  /** @returns the id for the `upload` attribute of a picture */
  begin(view: EditorView, file: File): string {
    const id = `upload-${nextId++}`;
    this.#uploads = new Map(this.#uploads).set(id, { file, url: URL.createObjectURL(file), fraction: 0 });
    void this.send(view, id);
    return id;
  }

  async send(view: EditorView, id: string): Promise<void> {
    const upload = this.#uploads.get(id);
    if (!upload || this.#running.has(id)) return;
    const control = new AbortController();
    this.#running.set(id, control);
    this.#put(id, { fraction: 0, message: undefined });
    const outcome = await this.#upload(upload.file, {
      signal: control.signal,
      onProgress: (fraction) => this.#put(id, { fraction }),
    }).catch((): FormOutcome & { src?: string } => ({ ok: false, message: '' }));
    this.#running.delete(id);
    if (control.signal.aborted || view.isDestroyed) return;
    if (!outcome.ok || outcome.src === undefined) {
      this.#put(id, { message: outcome.ok ? '' : outcome.message });
      this.#onPlaced(true);
      return;
    }
    this.placed.set(id, outcome.src);
    this.local.set(outcome.src, upload.url);
    place(view, id, outcome.src);
    this.forget(id);
    this.#onPlaced(false);
  }

  /** The picture is gone or on the server. */
  forget(id: string): void {
    const upload = this.#uploads.get(id);
    if (!upload) return;
    this.#running.get(id)?.abort();
    this.#running.delete(id);
    if (!this.placed.has(id)) URL.revokeObjectURL(upload.url);
    this.#put(id, null);
  }

  end(): void {
    for (const id of this.#uploads.keys()) this.forget(id);
    for (const url of this.local.values()) URL.revokeObjectURL(url);
  }
}

/** Gives the pictures of an upload their address. It is no step of the undo history: undo removes the picture. */
function place(view: EditorView, id: string, src: string): void {
  const { tr } = view.state;
  view.state.doc.descendants((node, at) => {
    if (node.type === schema.nodes.picture && node.attrs.upload === id) {
      tr.setNodeMarkup(at, null, { ...node.attrs, src, upload: null });
    }
  });
  view.dispatch(tr.setMeta('addToHistory', false));
}
