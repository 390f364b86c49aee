import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cx } from '../../foundations/lib/cx';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { controlClasses, Field, type FieldTexts } from '../field/field';

export const passwordInputMessages = defineMessages('password-input', {
  show: 'Show password',
  hide: 'Hide password',
  shown: 'Your password is shown',
  hidden: 'Your password is hidden',
});

export interface PasswordInputProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'children' | 'style' | 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password that its owner may look at. Paste and password managers work; it hides again when its form is sent. */
export function PasswordInput({ label, hint, error, required, id, className, ...input }: PasswordInputProps) {
  const t = useMessages(passwordInputMessages);
  const announce = useAnnounce();
  const control = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);

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
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(props) => (
        <span className="relative block">
          <input
            {...input}
            {...props}
            ref={control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            data-slot="password-input"
            className={cx(controlClasses, 'pe-13', className)}
          />
          <span className="absolute inset-y-0 end-1 flex items-center">
            <IconButton
              size="small"
              label={t(shown ? 'hide' : 'show')}
              icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
              aria-controls={props.id}
              onClick={toggle}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
