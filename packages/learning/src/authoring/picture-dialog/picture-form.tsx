import { useId, useState } from 'react';
import { Checkbox } from '@digiken/ui/checkbox';
import { FileInput } from '@digiken/ui/file-input';
import { Form } from '@digiken/ui/form';
import { TextArea } from '@digiken/ui/text-area';
import { formatDataSize } from '@digiken/ui/internal/format-data-size';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { AltAdvice } from './alt-advice';
import { LocalPicture } from './local-picture';
import { pictureDialogMessages } from './messages';

const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const FILE_NAME = /^\S*\.(png|jpe?g|webp|gif|heic|bmp|svg)$|^(img|dsc|image|screenshot)[-_ ]?\d+$/i;

export interface ChosenPicture {
  file: File;
  /** Trimmed; empty when decorative. */
  alt: string;
  decorative: boolean;
}

export interface PictureFormProps {
  /** Error fields: `file`, `alt`. */
  onInsert: (picture: ChosenPicture) => Promise<FormOutcome>;
  /** Maximum picture size in bytes. Default 10 MB. */
  maxBytes?: number;
}

export function PictureForm({ onInsert, maxBytes = 10_000_000 }: PictureFormProps) {
  const t = useMessages(pictureDialogMessages);
  const locale = useLocale();
  const id = useId();
  const fieldIds = { file: `${id}-file`, alt: `${id}-alt` };
  const [file, setFile] = useState<File>();
  const [decorative, setDecorative] = useState(false);
  const size = (bytes: number) => formatDataSize(bytes, locale);

  const problemOfFile = (): string | undefined => {
    if (!file) return t('fileMissing');
    if (!KINDS.includes(file.type)) return t('wrongKind');
    if (file.size > maxBytes) return t('tooLarge', { size: size(file.size), limit: size(maxBytes) });
    return undefined;
  };

  const submit = async ({ alt = '' }: Record<string, string>): Promise<FormOutcome> => {
    const words = alt.trim();
    const errors: Record<string, string> = {};
    const problem = problemOfFile();
    if (problem) errors.file = problem;
    if (!decorative && words === '') errors.alt = t('altMissing');
    else if (!decorative && FILE_NAME.test(words)) errors.alt = t('altFileName');
    if (!file || Object.keys(errors).length > 0) return { ok: false, message: t('check'), errors };
    return onInsert({ file, alt: decorative ? '' : words, decorative });
  };

  return (
    <Form
      onSubmit={submit}
      fieldIds={fieldIds}
      submitLabel={t('submit')}
      busyLabel={t('busy')}
      className="max-w-none!"
    >
      {({ errors }) => (
        <>
          <FileInput
            id={fieldIds.file}
            label={t('file')}
            hint={t('fileHint', { limit: size(maxBytes) })}
            accept={KINDS.join(',')}
            error={errors.file}
            onFile={setFile}
          />
          {file && <LocalPicture file={file} alt={t('chosen')} />}
          <div className="flex flex-col gap-3">
            <TextArea
              id={fieldIds.alt}
              name="alt"
              rows={3}
              label={t('alt')}
              hint={t('altHint')}
              error={decorative ? undefined : errors.alt}
              required={!decorative}
              readOnly={decorative}
              className={decorative ? 'opacity-60' : undefined}
            />
            <AltAdvice />
          </div>
          <Checkbox
            label={t('decorative')}
            hint={t('decorativeHint')}
            checked={decorative}
            onChange={(event) => setDecorative(event.target.checked)}
          />
        </>
      )}
    </Form>
  );
}
