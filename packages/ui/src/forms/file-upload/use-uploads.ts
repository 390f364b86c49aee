import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { formatDataSize } from '../../foundations/lib/format-data-size';
import type { FormOutcome } from '../../foundations/lib/types';
import { useLocale, useMessages } from '../../foundations/messages-provider/messages-provider';
import { fileUploadMessages } from './messages';
import { isAccepted } from './refusal';

export interface UploadControl {
  /** Aborted when the user cancels or leaves the page. */
  signal: AbortSignal;
  /** Reports progress from 0 to 1. */
  onProgress: (fraction: number) => void;
}

export type UploadFile = (file: File, control: UploadControl) => Promise<FormOutcome>;

export interface Upload {
  key: number;
  file: File;
  status: 'uploading' | 'done' | 'failed' | 'refused';
  fraction: number;
  message?: string;
}

export interface UploadRules {
  accept: string;
  maxBytes: number;
  multiple: boolean;
  kinds?: string;
  onUpload: UploadFile;
}

/** The current uploads, each with its own status. */
export function useUploads({ accept, maxBytes, multiple, kinds, onUpload }: UploadRules) {
  const t = useMessages(fileUploadMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const nextKey = useRef(0);
  const running = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const update = (key: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));

  const refusal = (file: File): string | undefined => {
    const size = (bytes: number) => formatDataSize(bytes, locale);
    if (!isAccepted(file, accept)) return t('wrongKind', { kinds: kinds ?? t('otherKind') });
    if (file.size === 0) return t('empty');
    if (file.size > maxBytes) return t('tooLarge', { size: size(file.size), limit: size(maxBytes) });
    return undefined;
  };

  const fail = (key: number, file: File, message: string, status: 'failed' | 'refused') => {
    update(key, { status, message });
    announce(t('failed', { name: file.name, message }), { politeness: 'assertive' });
  };

  const send = async (key: number, file: File) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    announce(t('started', { name: file.name }));
    let outcome: FormOutcome;
    try {
      outcome = await onUpload(file, {
        signal: controller.signal,
        onProgress: (fraction) => update(key, { fraction: Math.min(1, Math.max(0, fraction)) }),
      });
    } catch {
      outcome = { ok: false, message: t('unexpected') };
    }
    running.current.delete(key);
    if (controller.signal.aborted) return;
    if (!outcome.ok) {
      fail(key, file, outcome.message, 'failed');
      return;
    }
    update(key, { status: 'done' });
    announce(t('doneNamed', { name: file.name }));
  };

  const stop = (key: number) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setUploads((all) => all.filter((each) => each.key !== key));
  };

  const add = (files: readonly File[]) => {
    const chosen = multiple ? files : files.slice(0, 1);
    if (chosen.length === 0) return;
    if (!multiple) for (const { key } of uploads) stop(key);
    for (const file of chosen) {
      const key = nextKey.current++;
      setUploads((all) => [...all, { key, file, status: 'uploading', fraction: 0 }]);
      const refused = refusal(file);
      if (refused) fail(key, file, refused, 'refused');
      else void send(key, file);
    }
  };

  return {
    uploads,
    add,
    retry: ({ key, file }: Upload) => {
      update(key, { status: 'uploading', fraction: 0, message: undefined });
      void send(key, file);
    },
    drop: ({ key, file, status }: Upload) => {
      stop(key);
      if (status === 'uploading') announce(t('cancelled', { name: file.name }));
    },
  };
}
