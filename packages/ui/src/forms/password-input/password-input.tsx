import { Eye, EyeOff } from 'lucide';
import { forwardRef, type InputHTMLAttributes, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { controlClasses, Field, type FieldTexts } from '../field/field';
import { useFormReset } from '../field/use-field-ids';
import type PasswordStrengthMeter from './password-strength-meter';

// Loaded only for new passwords, so sign-in does not include it. Omitted if it fails to load.
const StrengthMeter = lazy<typeof PasswordStrengthMeter>(() =>
  import('./password-strength-meter').catch(() => ({ default: () => <></> })),
);

export const passwordInputMessages = defineMessages('password-input', {
  show: 'Show password',
  hide: 'Hide password',
  shown: 'Your password is shown',
  hidden: 'Your password is hidden',
});

export interface PasswordInputProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'children' | 'type'> {
  autoComplete: 'current-password' | 'new-password';
  /** Shows the strength of a new password as text. Never rejects a password. */
  strength?: boolean;
}

/** A password field with a show button. Paste and password managers work; it is hidden again on submit. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(
  { label, hint, error, required, id, className, fieldClassName, strength = false, ...input },
  ref,
) {
  const t = useMessages(passwordInputMessages);
  const announce = useAnnounce();
  const control = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(control, ref);
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const password = String(input.value ?? typed ?? input.defaultValue ?? '');

  useFormReset(control, () => setTyped(null));
  useEffect(() => {
    const form = control.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const toggle = () => {
    announce(t(shown ? 'hidden' : 'shown'));
    setShown(!shown);
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
      {(field) => (
        <>
          <span className="relative block">
            <input
              {...input}
              {...field}
              ref={merged}
              aria-describedby={
                cn(field['aria-describedby'], strength && `${field.id}-strength`) || undefined
              }
              onChange={(event) => {
                if (strength) setTyped(event.target.value);
                input.onChange?.(event);
              }}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
              data-slot="password-input"
              className={cn(controlClasses, 'pe-13', className)}
            />
            <span className="absolute inset-y-0 end-1 flex items-center">
              <IconButton
                size="sm"
                label={t(shown ? 'hide' : 'show')}
                icon={shown ? <Icon of={EyeOff} size={20} /> : <Icon of={Eye} size={20} />}
                aria-controls={field.id}
                onClick={toggle}
              />
            </span>
          </span>
          {strength && (
            // Its space is reserved, so that nothing shifts at the first character.
            <span className="block min-h-14">
              {password !== '' && (
                <Suspense>
                  <StrengthMeter id={`${field.id}-strength`} password={password} />
                </Suspense>
              )}
            </span>
          )}
        </>
      )}
    </Field>
  );
});
