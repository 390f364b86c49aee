import { ChevronDown } from 'lucide';
import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import {
  CollapsibleContent,
  CollapsibleRoot,
  type CollapsibleRootProps,
  CollapsibleTrigger,
  useCollapsible,
} from './collapsible-parts';

export {
  CollapsibleContent,
  CollapsibleRoot,
  type CollapsibleRootProps,
  CollapsibleTrigger,
} from './collapsible-parts';

export interface CollapsibleProps extends Omit<CollapsibleRootProps, 'title'> {
  /** What the button says, in both states: "Details of the payment". */
  title: ReactNode;
  /** What is shown and hidden. */
  children?: ReactNode;
}

const ReadyCollapsible = forwardRef<HTMLDivElement, CollapsibleProps>(function Collapsible(
  { title, children, ...root },
  ref,
) {
  return (
    <CollapsibleRoot {...root} ref={ref}>
      <CollapsibleTrigger className="-ms-1.5 inline-flex min-h-target-primary max-w-full items-start gap-1.5 rounded-md py-2 ps-1.5 pe-3 text-start font-bold text-ink hover:bg-hover">
        <Chevron />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </CollapsibleTrigger>
      <CollapsibleContent className="ps-6.5">
        <div className="pt-1 pb-3">{children}</div>
      </CollapsibleContent>
    </CollapsibleRoot>
  );
});

function Chevron() {
  const { open } = useCollapsible();
  return (
    <Icon
      of={ChevronDown}
      className={cn('mt-1 shrink-0 text-ink-muted transition-transform duration-fast', open && 'rotate-180')}
    />
  );
}

/**
 * One button that shows and hides content in the page (APG disclosure). Find-in-page still matches hidden content and
 * opens it. For other looks combine its parts, `Collapsible.Root`, `Collapsible.Trigger`, `Collapsible.Content`; in
 * server components use the named exports `CollapsibleRoot` …
 */
export const Collapsible = /* @__PURE__ */ Object.assign(ReadyCollapsible, {
  Root: CollapsibleRoot,
  Trigger: CollapsibleTrigger,
  Content: CollapsibleContent,
});
