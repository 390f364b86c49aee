import { forwardRef, type InputHTMLAttributes } from 'react';
import { cn } from '../../foundations/lib/cn';
import { controlClasses, Field, type FieldTexts } from '../field/field';

export interface TextInputProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'children' | 'type'> {
  type?: 'text' | 'email' | 'tel' | 'url';
}

/** A single-line text field with label, hint and error. Set `autoComplete` for the user's own data. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { label, hint, error, required, id, className, fieldClassName, type = 'text', ...input },
  ref,
) {
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
          type={type}
          data-slot="text-input"
          className={cn(controlClasses, className)}
        />
      )}
    </Field>
  );
});
