import { CircleAlert } from 'lucide';
import { forwardRef, type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../../foundations/lib/icon';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const errorSummaryMessages = defineMessages('error-summary', {
  title: { zero: 'There is a problem', one: 'There is a problem', other: 'There are {count} problems' },
  pageTitle: 'Error: {title}',
});

export interface SummaryError {
  /** Id of the control with the error. Without an id the message is plain text. */
  field?: string;
  message: string;
}

export interface ErrorSummaryProps extends Forwarded {
  title?: string;
  /** A message about the whole form, above the list. */
  message?: string;
  errors: readonly SummaryError[];
  headingLevel?: 2 | 3 | 4;
}

function focusControl(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  // Scroll to the label: scrolling the control to the top would hide its label.
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  (control.closest('fieldset') ?? label ?? control).scrollIntoView?.({ block: 'nearest' });
  control.focus({ preventScroll: true });
}

/** Adds "Error: " to the page's title while a summary is shown, so that the tab and screen readers include it. */
function useErrorTitle(format: (title: string) => string) {
  const formatRef = useRef(format);
  useEffect(() => {
    const original = document.title;
    const marked = formatRef.current(original);
    document.title = marked;
    return () => {
      // Do not overwrite a title that was set in the meantime.
      if (document.title === marked) document.title = original;
    };
  }, []);
}

/**
 * All errors of a form. It takes the focus when it appears, and its heading, count and errors are announced.
 * Each entry moves the focus to its control. Change `key` on each attempt to focus it again.
 */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { title, message, errors, headingLevel = 2, className, ...rest },
  ref,
) {
  const t = useMessages(errorSummaryMessages);
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;

  useErrorTitle((page) => t('pageTitle', { title: page }));
  useEffect(() => box.current?.focus(), []);

  return (
    <div
      {...rest}
      ref={useMergedRef(box, ref)}
      tabIndex={-1}
      role="group"
      aria-labelledby={heading}
      data-slot="error-summary"
      className={cn(
        'flex items-start gap-3 rounded-lg bg-danger-soft px-5 py-4 text-ink forced-colors:border-2 focus:outline-3 focus:outline-offset-2 focus:outline-focus',
        className,
      )}
    >
      <Icon
        of={CircleAlert}
        size={24}
        className="mt-0.5 shrink-0 text-danger-ink forced-colors:text-[CanvasText]"
      />
      {/* Screen readers announce only the name of the focused group; the alert makes them read the errors too. */}
      <div role="alert" className="min-w-0 flex-1">
        <Heading id={heading} className="text-lg font-bold">
          {title ?? t('title', { count: errors.length })}
        </Heading>
        {message && <p className="mt-1">{message}</p>}
        {errors.length > 0 && (
          <ul className="mt-2 flex flex-col gap-1">
            {errors.map((error) => (
              <li key={`${error.field}${error.message}`}>
                {error.field ? (
                  <a
                    href={`#${error.field}`}
                    onClick={(event) => focusControl(event, error.field as string)}
                    className="inline-block min-h-target rounded-sm font-bold text-danger-ink underline underline-offset-4 hover:decoration-2"
                  >
                    {error.message}
                  </a>
                ) : (
                  error.message
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
});
