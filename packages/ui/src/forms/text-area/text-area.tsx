import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { cn } from '../../foundations/lib/cn';
import { controlClasses, Field, type FieldTexts } from '../field/field';

export interface TextAreaProps
  extends FieldTexts,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required' | 'children'> {}

/** A multi-line text field with label, hint and error. `rows` should fit the expected answer. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hint, error, required, id, className, fieldClassName, rows = 4, ...area },
  ref,
) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      controlId={id}
      describedBy={area['aria-describedby']}
      className={fieldClassName}
    >
      {(control) => (
        <textarea
          dir="auto"
          {...area}
          ref={ref}
          {...control}
          rows={rows}
          data-slot="text-area"
          className={cn(controlClasses, className)}
        />
      )}
    </Field>
  );
});
