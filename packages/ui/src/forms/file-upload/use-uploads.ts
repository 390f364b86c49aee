import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { formatDataSize } from '../../foundations/lib/format-data-size';
import type { FormOutcome } from '../../foundations/lib/types';
import { useLocale, useMessages } from '../../foundations/messages-provider/messages-provider';
import { fileUploadMessages } from './messages';
import { isAccepted } from './refusal';
import { type Upload, UploadList } from './upload-list';

export interface UploadControl {
  /** Aborted when the user cancels or leaves the page. */
  signal: AbortSignal;
  /** Reports progress from 0 to 1. */
  onProgress: (fraction: number) => void;
}

export type UploadFile = (file: File, control: UploadControl) => Promise<FormOutcome>;

export interface UploadRules {
  accept: string;
  maxBytes: number;
  multiple: boolean;
  kinds?: string;
  onUpload: UploadFile;
  /** Undefined: the uploads end with the component. */
  list?: UploadList;
}

/** The current uploads, each with its own status. */
export function useUploads({ accept, maxBytes, multiple, kinds, onUpload, list: kept }: UploadRules) {
  const t = useMessages(fileUploadMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const [own] = useState(() => new UploadList());
  const list = kept ?? own;
  const uploads = useSyncExternalStore(list.subscribe, list.get, list.get);

  useEffect(() => () => own.abort(), [own]);

  const refusal = (file: File): string | undefined => {
    const size = (bytes: number) => formatDataSize(bytes, locale);
    if (!isAccepted(file, accept)) return t('wrongKind', { kinds: kinds ?? t('otherKind') });
    if (file.size === 0) return t('empty');
    if (file.size > maxBytes) return t('tooLarge', { size: size(file.size), limit: size(maxBytes) });
    return undefined;
  };

  const fail = (key: number, file: File, message: string, status: 'failed' | 'refused') => {
    list.update(key, { status, message });
    announce(t('failed', { name: file.name, message }), { politeness: 'assertive' });
  };

  const send = async (key: number, file: File) => {
    const { signal } = list.start(key);
    announce(t('started', { name: file.name }));
    let outcome: FormOutcome;
    try {
      outcome = await onUpload(file, {
        signal,
        onProgress: (fraction) => list.update(key, { fraction: Math.min(1, Math.max(0, fraction)) }),
      });
    } catch {
      outcome = { ok: false, message: t('unexpected') };
    }
    if (signal.aborted) return;
    list.end(key);
    if (!outcome.ok) {
      fail(key, file, outcome.message, 'failed');
      return;
    }
    list.update(key, { status: 'done' });
    announce(t('doneNamed', { name: file.name }));
  };

  const add = (files: readonly File[]) => {
    const chosen = multiple ? files : files.slice(0, 1);
    if (chosen.length === 0) return;
    if (!multiple) for (const { key } of list.get()) list.drop(key);
    for (const file of chosen) {
      const key = list.add(file);
      const refused = refusal(file);
      if (refused) fail(key, file, refused, 'refused');
      else void send(key, file);
    }
  };

  return {
    uploads,
    add,
    retry: ({ key, file }: Upload) => {
      list.update(key, { status: 'uploading', fraction: 0, message: undefined });
      void send(key, file);
    },
    drop: ({ key, file, status }: Upload) => {
      list.drop(key);
      if (status === 'uploading') announce(t('cancelled', { name: file.name }));
    },
  };
}
