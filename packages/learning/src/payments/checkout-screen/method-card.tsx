import type { ReactNode } from 'react';
import { cn } from '@digiken/ui/internal/cn';
import { RadioDot } from '@digiken/ui/internal/choice-marks';

export interface MethodCardProps {
  id: string;
  name: string;
  checked: boolean;
  onChoose: () => void;
  label: string;
  /** What it is, in a few words at the end of the row. */
  note: string;
  /** What the method needs; shown while it is chosen. */
  children?: ReactNode;
}

/** One way to pay: a radio button whose label covers the row, with what it needs below. */
export function MethodCard({ id, name, checked, onChoose, label, note, children }: MethodCardProps) {
  return (
    <div
      data-slot="method-card"
      className={cn(
        'flex min-w-0 flex-col gap-2.5 rounded-xl border bg-raised px-3.5 py-3 sm:gap-4 sm:p-5 forced-colors:border-2',
        checked ? 'border-accent ring-1 ring-accent in-[.high-contrast]:ring-2' : 'border-line',
      )}
    >
      <div className="relative flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            id={id}
            type="radio"
            name={name}
            checked={checked}
            onChange={onChoose}
            aria-describedby={`${id}-note`}
            className="peer size-6 cursor-pointer appearance-none rounded-full border-2 border-line-control bg-surface checked:border-accent"
          />
          <RadioDot />
        </span>
        <label
          htmlFor={id}
          className="cursor-pointer leading-snug font-bold sm:text-lg after:absolute after:-inset-x-3.5 after:-inset-y-3"
        >
          {label}
        </label>
        <span id={`${id}-note`} className="ms-auto text-sm text-ink-muted">
          {note}
        </span>
      </div>
      {checked && children}
    </div>
  );
}
