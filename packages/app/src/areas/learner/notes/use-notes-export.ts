import { type OwnNotesFilter, useReadOwnNotes } from '@digiken/hooks/learning';
import type { NoteFile } from '@digiken/learning/notes-screen';
import { useToast } from '@digiken/ui/toast';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { useEffect, useState } from 'react';
import { notesPageMessages } from '../../../notes-messages';
import { saveFileBytes, saveText } from '../../../views/save-file';

interface Export {
  filter: OwnNotesFilter;
  /** The page shows everything that the filter finds, or no more can be had. */
  complete: boolean;
  /** Shows everything. */
  onComplete: () => void;
}

/** Prints what a filter finds, or makes a file of it on this device (spec 17.84). */
export function useNotesExport({ filter, complete, onComplete }: Export) {
  const t = useMessages(notesPageMessages);
  const locale = useLocale();
  const { show } = useToast();
  const readAll = useReadOwnNotes();
  const [exporting, setExporting] = useState<NoteFile>();
  const printing = exporting === 'print';
  useEffect(() => {
    if (!printing || !complete) return undefined;
    const done = () => setExporting(undefined);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printing, complete]);

  const save = async (file: Exclude<NoteFile, 'print'>) => {
    const found = await readAll(filter);
    const { notesCsv, notesText } = await import('./notes-files');
    const options = { t, locale, origin: location.origin };
    if (file === 'csv') saveText(`${t('fileName')}.csv`, 'text/csv', notesCsv(found, options));
    else if (file === 'text') {
      if (await send(t('title'), notesText(found, options))) show({ tone: 'success', message: t('copied') });
    } else {
      const { notesWord, WORD_TYPE } = await import('./notes-word');
      saveFileBytes(`${t('fileName')}.docx`, WORD_TYPE, notesWord(found, options));
    }
  };
  const onExport = (file: NoteFile) => {
    setExporting(file);
    if (file === 'print') onComplete();
    else
      void save(file)
        .catch(() => show({ tone: 'danger', message: t('exportFailed') }))
        .finally(() => setExporting(undefined));
  };
  return { onExport, exporting };
}

/** Hands a text to an app that the person chooses. @returns true if it could only be copied */
async function send(title: string, text: string): Promise<boolean> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text });
      return false;
    } catch (error) {
      // The person chose none.
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  await navigator.clipboard.writeText(text);
  return true;
}
