import { FileUpload, type UploadFile } from '@digiken/ui/file-upload';
import { formatDataSize } from '@digiken/ui/internal/format-data-size';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { quizQuestionMessages } from './messages';
import type { PartProps } from './part-props';

export interface FilePartProps extends PartProps<'file'> {
  onUpload: UploadFile;
}

/** Files are uploaded when selected; the parent adds uploaded files to the answer. */
export function FilePart({ question, answer, onAnswer, onUpload }: FilePartProps) {
  const t = useMessages(quizQuestionMessages);
  const locale = useLocale();
  const files = answer?.files ?? [];
  const size = formatDataSize(question.maxBytes, locale);
  const remove = (id: string) => {
    const rest = files.filter((file) => file.id !== id);
    onAnswer(rest.length > 0 ? { type: 'file', files: rest } : undefined);
  };
  return (
    <div className="max-w-reading">
      <FileUpload
        label={t(question.multiple ? 'yourFiles' : 'yourFile')}
        hint={question.kinds ? t('fileRules', { kinds: question.kinds, size }) : t('fileSize', { size })}
        accept={question.accept}
        kinds={question.kinds}
        maxBytes={question.maxBytes}
        multiple={question.multiple}
        onUpload={onUpload}
        uploaded={files}
        onRemove={remove}
      />
    </div>
  );
}
