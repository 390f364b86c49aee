import { Check, ChevronDown, TriangleAlert } from 'lucide';
import { forwardRef, type ReactNode, useId, useState } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const stepperMessages = defineMessages('stepper', {
  position: 'Step {number} of {total}: {label}',
  all: 'All steps',
  done: 'Done',
  current: 'You are here',
  next: 'Not yet',
  error: 'Needs attention',
});

export type StepState = 'done' | 'current' | 'next' | 'error';

export interface StepView {
  id: string;
  label: string;
  state: StepState;
  /** Link to the step; undefined while it cannot be opened. */
  href?: string;
}

export interface StepperProps extends Forwarded {
  /** Names the steps, e.g. "Enrol in this course". */
  label: string;
  /** In order. The current step is the `current` one, else the first with an error, else the first incomplete one. */
  items: readonly StepView[];
}

const MARK: Record<StepState, string> = {
  done: 'bg-success-soft text-success-ink',
  current: 'bg-accent text-on-accent',
  next: 'border-2 border-line-control text-ink-muted',
  error: 'bg-danger-soft text-danger-ink',
};

/** The current step, else the first incomplete one. */
function whereAt(steps: readonly StepView[]): number {
  for (const wanted of ['current', 'error', 'next']) {
    const at = steps.findIndex(({ state }) => state === wanted);
    if (at >= 0) return at;
  }
  return steps.length - 1;
}

/**
 * Progress through a task of several steps. In wide containers a row of steps, in narrow ones one line, "Step 2 of 5:
 * Units", that opens the list of all steps.
 */
export const Stepper = forwardRef<HTMLElement, StepperProps>(function Stepper(
  { label, items: steps, className, ...rest },
  ref,
) {
  const t = useMessages(stepperMessages);
  const list = useId();
  const [open, setOpen] = useState(false);
  const at = whereAt(steps);
  return (
    <nav
      {...rest}
      ref={ref}
      data-slot="stepper"
      aria-label={label}
      className={cn('@container/stepper min-w-0', className)}
    >
      <div data-slot="stepper-compact" className="flex flex-col gap-2 @min-[40rem]/stepper:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 font-bold wrap-anywhere">
            {t('position', { number: at + 1, total: steps.length, label: steps[at]?.label ?? '' })}
          </p>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen(!open)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-md text-sm font-bold text-link hover:bg-hover"
          >
            {t('all')}
            <Icon
              of={ChevronDown}
              size={18}
              className={cn('transition-transform duration-fast', open && 'rotate-180')}
            />
          </button>
        </div>
        <div aria-hidden="true" className="flex gap-1.5">
          {steps.map((step, index) => (
            <span
              key={step.id}
              className={cn(
                'h-1.5 grow rounded-full',
                index <= at
                  ? 'bg-accent forced-colors:bg-[Highlight]'
                  : 'bg-selected forced-colors:bg-[GrayText]',
              )}
            />
          ))}
        </div>
      </div>
      <ol
        id={list}
        className={cn(
          'flex flex-col gap-1 pt-4 @min-[40rem]/stepper:flex-row @min-[40rem]/stepper:gap-2 @min-[40rem]/stepper:pt-0',
          !open && '@max-[40rem]/stepper:hidden',
        )}
      >
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} here={index === at} reached={index <= at} />
        ))}
      </ol>
    </nav>
  );
});

const LINE =
  'group/step flex min-h-target-primary min-w-0 items-center gap-3 rounded-md px-2 py-2 @min-[40rem]/stepper:flex-col @min-[40rem]/stepper:items-start @min-[40rem]/stepper:gap-2';

interface StepProps {
  step: StepView;
  number: number;
  here: boolean;
  reached: boolean;
}

function Step({ step, number, here, reached }: StepProps) {
  const t = useMessages(stepperMessages);
  const current = here ? 'step' : undefined;
  const content: ReactNode = (
    <>
      <span
        aria-hidden="true"
        className={cn(
          'grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold forced-colors:border-2',
          MARK[step.state],
        )}
      >
        <Mark state={step.state} number={number} />
      </span>
      <span className="flex min-w-0 flex-col wrap-anywhere">
        <span
          className={cn(
            here ? 'font-bold' : 'font-medium',
            step.href && 'underline decoration-line-control underline-offset-4',
          )}
        >
          {step.label}
        </span>{' '}
        <span className={cn('text-sm', step.state === 'error' ? 'text-danger-ink' : 'text-ink-muted')}>
          {t(step.state)}
        </span>
      </span>
    </>
  );
  return (
    <li
      data-slot="step"
      className={cn(
        'min-w-0 flex-1 basis-0 @min-[40rem]/stepper:border-t-4 @min-[40rem]/stepper:pt-1',
        reached
          ? '@min-[40rem]/stepper:border-accent forced-colors:border-[Highlight]'
          : '@min-[40rem]/stepper:border-line',
      )}
    >
      {step.href === undefined ? (
        <span aria-current={current} className={LINE}>
          {content}
        </span>
      ) : (
        <BaseLink href={step.href} aria-current={current} className={cn(LINE, 'hover:bg-hover')}>
          {content}
        </BaseLink>
      )}
    </li>
  );
}

function Mark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Icon of={Check} size={18} />;
  if (state === 'error') return <Icon of={TriangleAlert} size={18} />;
  return number;
}
