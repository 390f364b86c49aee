import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';

export interface ChipProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
  className?: string;
}

/** One of a few options of a filter, as a toggle button. */
export function Chip({ pressed, onPress, children, className }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cn(
        'inline-flex min-h-target-primary items-center gap-2 rounded-full border-2 px-4 py-1.5 font-bold transition-colors duration-fast',
        pressed ? 'border-accent bg-selected' : 'border-line-control hover:bg-hover',
        className,
      )}
    >
      {pressed && <Icon of={Check} size={18} className="shrink-0" />}
      <span>{children}</span>
    </button>
  );
}
