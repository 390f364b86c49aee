import { type ChangeEvent, forwardRef, type InputHTMLAttributes } from 'react';
import { cn } from '../../foundations/lib/cn';
import { controlClasses, Field, type FieldTexts } from '../field/field';

export interface FileInputProps
  extends FieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'required' | 'children' | 'type' | 'multiple' | 'value' | 'defaultValue'
    > {
  /** Called with each selected file; not called on cancel. */
  onFile?: (file: File) => void;
}

/** Selects one file. Describe the accepted types and sizes in `hint`. */
export const FileInput = forwardRef<HTMLInputElement, FileInputProps>(function FileInput(
  { label, hint, error, required, id, className, fieldClassName, onFile, onChange, ...input },
  ref,
) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) onFile?.(file);
    onChange?.(event);
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      controlId={id}
      describedBy={input['aria-describedby']}
      className={fieldClassName}
    >
      {(control) => (
        <input
          {...input}
          ref={ref}
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
});
