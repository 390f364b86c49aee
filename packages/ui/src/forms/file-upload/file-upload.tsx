import { Upload as UploadIcon } from 'lucide';
import { type ChangeEvent, forwardRef, type InputHTMLAttributes, useId, useRef } from 'react';
import { buttonVariants } from '../../actions/button/button';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { Field, type FieldTexts } from '../field/field';
import { fileUploadMessages } from './messages';
import type { UploadList } from './upload-list';
import { type UploadedFile, UploadedRow, UploadRow } from './upload-row';
import { useFileDrop } from './use-file-drop';
import { type UploadFile, useUploads } from './use-uploads';

export { fileUploadMessages } from './messages';
export { type Upload, UploadList } from './upload-list';
export type { UploadedFile } from './upload-row';
export type { UploadControl, UploadFile } from './use-uploads';

export interface FileUploadProps
  extends Omit<FieldTexts, 'required'>,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'children' | 'type' | 'value' | 'defaultValue' | 'accept' | 'list'
    > {
  /** Accepted types as in `<input accept>`, e.g. `.zip,.imscc`. */
  accept: string;
  /** The same as text that completes "Choose …": "a .zip or .imscc file". */
  kinds?: string;
  /** Maximum file size in bytes. */
  maxBytes: number;
  multiple?: boolean;
  /** Uploads one file. Called as soon as it is selected; not called for rejected files. */
  onUpload: UploadFile;
  /** Files on the server. If omitted, finished files stay in the list until the page unloads. */
  uploaded?: readonly UploadedFile[];
  onRemove?: (id: string) => void;
  /** Keeps the chosen files while the field is not shown. If omitted, they end with the field. */
  list?: UploadList;
}

/** Uploads files when they are selected or dropped, with progress and retry. */
export const FileUpload = forwardRef<HTMLInputElement, FileUploadProps>(function FileUpload(
  {
    label,
    hint,
    error,
    id,
    accept,
    kinds,
    maxBytes,
    multiple = false,
    onUpload,
    uploaded,
    onRemove,
    list,
    fieldClassName,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages(fileUploadMessages);
  const own = useId();
  const control = id ?? own;
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const { uploads, add, retry, drop } = useUploads({ accept, maxBytes, multiple, kinds, onUpload, list });
  const over = useFileDrop(area, add);
  const focusChooser = () => input.current?.focus();

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])]);
    rest.onChange?.(event);
    // Allows the same file to be selected again.
    event.target.value = '';
  };

  const shown = uploads.filter(({ status }) => status !== 'done' || uploaded === undefined);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      controlId={control}
      describedBy={rest['aria-describedby']}
      className={fieldClassName}
    >
      {(field) => (
        <div data-slot="file-upload" className="flex min-w-0 flex-col gap-3">
          <div
            ref={area}
            className={cn(
              'relative mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border-2 border-dashed p-4 transition-colors duration-fast sm:p-5',
              over ? 'border-accent bg-selected' : error ? 'border-danger-ink' : 'border-line-control',
            )}
          >
            <input
              {...rest}
              ref={merged}
              type="file"
              id={field.id}
              aria-describedby={field['aria-describedby']}
              aria-invalid={field['aria-invalid']}
              accept={accept}
              multiple={multiple}
              onChange={choose}
              className={cn('peer dk-visually-hidden', className)}
            />
            <label
              htmlFor={field.id}
              className={cn(
                buttonVariants({ variant: 'secondary' }),
                'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
              )}
            >
              <Icon of={UploadIcon} size={20} />
              <span>{t(multiple ? 'chooseMany' : 'choose')}</span>
            </label>
            <span aria-hidden="true" className="text-ink-muted pointer-coarse:hidden">
              {t(multiple ? 'dropMany' : 'drop')}
            </span>
          </div>
          {(shown.length > 0 || (uploaded && uploaded.length > 0)) && (
            <ul className="flex flex-col gap-2">
              {uploaded?.map((file) => (
                <UploadedRow
                  key={file.id}
                  file={file}
                  onRemove={onRemove && (() => onRemove(file.id))}
                  onFocusLost={focusChooser}
                />
              ))}
              {shown.map((upload) => (
                <UploadRow
                  key={upload.key}
                  upload={upload}
                  onRetry={() => retry(upload)}
                  onDrop={() => drop(upload)}
                  onFocusLost={focusChooser}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
});
