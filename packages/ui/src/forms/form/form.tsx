import { CircleCheck } from 'lucide';
import {
  createContext,
  forwardRef,
  type ReactNode,
  type SubmitEvent,
  useContext,
  useRef,
  useState,
} from 'react';
import { Button } from '../../actions/button/button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { clock } from '../../foundations/clock/clock';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import type { FormOutcome } from '../../foundations/lib/types';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { ErrorSummary } from '../error-summary/error-summary';

export const formMessages = defineMessages('form', {
  unexpected: 'Something went wrong on our side. What you typed is still here: please try again.',
});

/** Additions by a container of the form, e.g. a dialog. */
export interface FormHost {
  /** Called when the form's handler returns `ok`. */
  onSuccess?: () => void;
  /** Beside the submit button, unless the form has its own. */
  secondary?: ReactNode;
}

export const FormHostContext = createContext<FormHost>({});

export interface FormState {
  /** Error message by field name; pass each to its field. */
  errors: Record<string, string>;
  busy: boolean;
}

export interface FormProps extends Forwarded {
  /** Receives every named field as text; files are excluded. */
  onSubmit: (values: Record<string, string>) => Promise<FormOutcome>;
  /** Id of each field's control by field name, for the links of the summary. */
  fieldIds: Record<string, string>;
  /** Undefined: the button is outside, e.g. in a bar, and names the `id` of the form in its `form` attribute. */
  submitLabel?: string;
  /** The button's label while submitting, e.g. "Signing in…"; also announced, unless the response is quick. */
  busyLabel: string;
  children: (state: FormState) => ReactNode;
  /** Shown and announced after success. Omit it if success navigates to another page. */
  successMessage?: string;
  /** Beside the submit button. */
  secondary?: ReactNode;
  /** The submit button has the danger style, because the action cannot be undone. */
  danger?: boolean;
  /** The submit button has the full width. */
  wide?: boolean;
}

function textValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/**
 * Milliseconds before the busy text is announced. Without the delay, "Logging in…" would still be read
 * after an immediate error, e.g. an empty field.
 */
const SAY_AFTER = 400;

type Failure = Extract<FormOutcome, { ok: false }>;

/**
 * A native form that keeps all input: it stays readable and editable while busy. After a failure the
 * summary takes the focus and each field shows its error. Only the server validates.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  {
    onSubmit,
    fieldIds,
    submitLabel,
    busyLabel,
    children,
    successMessage,
    secondary,
    danger = false,
    wide,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages(formMessages);
  const announce = useAnnounce();
  const host = useContext(FormHostContext);
  const running = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [succeeded, setSucceeded] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setSucceeded(false);
    const saying = clock.setTimeout(() => announce(busyLabel), SAY_AFTER);
    let outcome: FormOutcome;
    try {
      outcome = await onSubmit(textValues(event.currentTarget));
    } catch {
      outcome = { ok: false, message: t('unexpected') };
    }
    clock.clearTimeout(saying);
    running.current = false;
    setBusy(false);
    setAttempt((count) => count + 1);
    setFailure(outcome.ok ? null : outcome);
    setSucceeded(outcome.ok);
    if (outcome.ok && successMessage) announce(successMessage);
    if (outcome.ok) host.onSuccess?.();
  };

  const errors = failure?.errors ?? {};
  const listed = Object.entries(errors).map(([name, message]) => ({ field: fieldIds[name], message }));
  return (
    // `method`: a submit before hydration must not put any input into the URL.
    <form
      {...rest}
      ref={ref}
      noValidate
      method="post"
      data-slot="form"
      onSubmit={(event) => void submit(event)}
      className={cn('flex max-w-form flex-col gap-6', className)}
    >
      {failure && (
        <ErrorSummary
          key={attempt}
          message={listed.length === 0 ? failure.message : undefined}
          errors={listed}
        />
      )}
      {children({ errors, busy })}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 empty:hidden">
        {submitLabel !== undefined && (
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} wide={wide}>
            {busy ? busyLabel : submitLabel}
          </Button>
        )}
        {secondary ?? host.secondary}
      </div>
      {succeeded && successMessage && (
        <p data-slot="form-success" className="flex items-start gap-2 font-bold text-success-ink">
          <Icon of={CircleCheck} size={20} className="mt-1 shrink-0" />
          <span>{successMessage}</span>
        </p>
      )}
    </form>
  );
});
