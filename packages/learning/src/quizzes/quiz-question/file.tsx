import { useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { FileUpload, type UploadFile, type UploadList } from '@digiken/ui/file-upload';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { formatDataSize } from '@digiken/ui/internal/format-data-size';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { useFileKinds } from './file-kinds';
import { quizQuestionMessages } from './messages';
import type { PartProps } from './part-props';

export interface FilePartProps extends PartProps<'file'> {
  onUpload: UploadFile;
  /** Removes a stored file on the server. Without it, the answer alone changes. */
  onRemoveFile?: (fileId: string) => Promise<FormOutcome>;
  /** Keeps the chosen files while another question is shown. */
  uploads?: UploadList;
}

/** A sentence begins with it. */
const capitalised = (text: string, locale: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Files are uploaded when selected; the parent adds uploaded files to the answer. */
export function FilePart({ question, answer, onAnswer, onUpload, onRemoveFile, uploads }: FilePartProps) {
  const t = useMessages(quizQuestionMessages);
  const locale = useLocale();
  const files = answer?.files ?? [];
  const named = useFileKinds(question.accept);
  const kinds = question.kinds ?? named;
  const size = formatDataSize(question.maxBytes, locale);
  const announce = useAnnounce();
  const [problem, setProblem] = useState<string>();
  const remove = async (id: string) => {
    setProblem(undefined);
    if (onRemoveFile) {
      const name = files.find((file) => file.id === id)?.name ?? '';
      const outcome = await onRemoveFile(id);
      if (outcome.ok) announce(t('fileRemoved', { name }));
      else {
        const message = t('fileNotRemoved', { name, message: outcome.message });
        setProblem(message);
        announce(message, { politeness: 'assertive' });
      }
      return;
    }
    const rest = files.filter((file) => file.id !== id);
    onAnswer(rest.length > 0 ? { type: 'file', files: rest } : undefined);
  };
  return (
    <div className="max-w-reading">
      <FileUpload
        label={t(question.multiple ? 'yourFiles' : 'yourFile')}
        hint={kinds ? t('fileRules', { kinds: capitalised(kinds, locale), size }) : t('fileSize', { size })}
        accept={question.accept}
        kinds={kinds}
        maxBytes={question.maxBytes}
        multiple={question.multiple}
        onUpload={onUpload}
        uploaded={files}
        onRemove={(id) => void remove(id)}
        list={uploads}
        error={problem}
      />
    </div>
  );
}
