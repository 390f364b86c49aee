import { RadioDot, Tick } from '@digiken/ui/internal/choice-marks';
import { cn } from '@digiken/ui/internal/cn';

export interface RightMarkProps {
  kind: 'radio' | 'checkbox';
  name: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Marks an answer as right: a native control beside the answer's field. */
export function RightMark({ kind, name, label, checked, onChange }: RightMarkProps) {
  return (
    <span className="relative grid min-h-target-primary w-target shrink-0 place-items-center">
      <input
        type={kind}
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-label={label}
        className={cn(
          'peer size-6 cursor-pointer appearance-none border-2 border-line-control bg-surface checked:border-accent',
          kind === 'radio' ? 'rounded-full' : 'rounded-sm checked:bg-accent',
        )}
      />
      {kind === 'radio' ? <RadioDot /> : <Tick />}
    </span>
  );
}
