import type { ChangeEvent, InputHTMLAttributes } from 'react';
import { cn } from '../../foundations/lib/cn';
import { controlClasses, Field, type FieldTexts } from '../field/field';

export interface FileInputProps
  extends FieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'required' | 'children' | 'style' | 'type' | 'multiple' | 'value' | 'defaultValue' | 'onChange'
    > {
  /** Called with each selected file; not called on cancel. */
  onFile?: (file: File) => void;
}

/** Selects one file. Describe the accepted types and sizes in `hint`. */
export function FileInput({ label, hint, error, required, id, className, onFile, ...input }: FileInputProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) onFile?.(file);
  };
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="file"
          data-slot="file-input"
          onChange={choose}
          className={cn(
            controlClasses,
            'cursor-pointer text-sm file:me-4 file:cursor-pointer file:rounded-sm file:bg-selected file:px-3 file:py-1 file:font-bold file:text-ink',
            className,
          )}
        />
      )}
    </Field>
  );
}
