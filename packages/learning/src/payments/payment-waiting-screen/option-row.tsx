import { ChevronDown, ChevronRight, type IconNode } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '@digiken/ui/icon';
import { BaseLink } from '@digiken/ui/link-provider';
import { cn } from '@digiken/ui/internal/cn';

export interface OptionRowProps {
  icon: IconNode;
  label: string;
  hint: string;
  /** Leads to another page. Without it, the row opens its content. */
  href?: string;
  children?: ReactNode;
}

const ROW =
  'flex min-h-target-primary w-full items-center gap-4 px-5 py-4 text-start hover:bg-hover focus-visible:-outline-offset-2 group-first/row:rounded-t-xl group-last/row:rounded-b-xl';

/** One way to go on: a link, or a button that opens what the way needs. A child of a list. */
export function OptionRow({ icon, label, hint, href, children }: OptionRowProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const content = (
    <>
      <Icon of={icon} size={24} className="shrink-0 text-accent-ink" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold wrap-anywhere">{label}</span>
        <span className="block text-sm text-ink-muted wrap-anywhere">{hint}</span>
      </span>
      <Icon
        of={href === undefined ? ChevronDown : ChevronRight}
        size={20}
        className={cn('shrink-0', open && 'rotate-180', href !== undefined && 'rtl:-scale-x-100')}
      />
    </>
  );
  return (
    <li data-slot="option-row" className="group/row border-t border-line first:border-t-0">
      {href === undefined ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          className={ROW}
          onClick={() => setOpen(!open)}
        >
          {content}
        </button>
      ) : (
        <BaseLink href={href} className={ROW}>
          {content}
        </BaseLink>
      )}
      {href === undefined && (
        <div id={panel} hidden={!open} className="px-5 pt-1 pb-5">
          {children}
        </div>
      )}
    </li>
  );
}
