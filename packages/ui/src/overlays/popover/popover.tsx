import { ChevronDown, X } from 'lucide';
import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/button';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import {
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  PopoverRoot,
  type PopoverRootProps,
  PopoverTitle,
  PopoverTrigger,
} from './popover-parts';

export {
  PopoverClose,
  type PopoverCloseProps,
  PopoverContent,
  type PopoverContentProps,
  PopoverRoot,
  type PopoverRootProps,
  PopoverTitle,
  PopoverTrigger,
  type PopoverTriggerProps,
} from './popover-parts';

export const popoverMessages = defineMessages('popover', { close: 'Close' });

export interface PopoverProps
  extends Pick<PopoverRootProps, 'open' | 'defaultOpen' | 'onOpenChange'>,
    PopoverContentProps {
  /** Title of the popover, and its accessible name. */
  label: ReactNode;
  /** The button's text. With an `icon` only the icon is shown, and `label` is the accessible name. */
  trigger: { label: string; icon?: ReactNode; variant?: 'secondary' | 'quiet' };
}

const ReadyPopover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  { label, trigger, open, defaultOpen, onOpenChange, children, ...content },
  ref,
) {
  const t = useMessages(popoverMessages);
  const variant = trigger.variant ?? 'secondary';
  return (
    <PopoverRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>
        {trigger.icon === undefined ? (
          <Button variant={variant} iconAfter={<Icon of={ChevronDown} size={18} />}>
            {trigger.label}
          </Button>
        ) : (
          <IconButton variant={variant} label={trigger.label} icon={trigger.icon} />
        )}
      </PopoverTrigger>
      <PopoverContent {...content} ref={ref}>
        <div className="flex items-start justify-between gap-3">
          <PopoverTitle>{label}</PopoverTitle>
          <PopoverClose asChild>
            <IconButton size="sm" label={t('close')} icon={<Icon of={X} size={20} />} className="-me-1" />
          </PopoverClose>
        </div>
        <div className="pt-1">{children}</div>
      </PopoverContent>
    </PopoverRoot>
  );
});

/**
 * A button with a small panel of additional information (APG disclosure with a non-modal dialog): focus moves
 * in; Escape, a press or focus outside and a followed link close it; the focus is restored. The page around it
 * stays usable. For other layouts combine its parts, `Popover.Root`, `Popover.Trigger` …; in server components use
 * the named exports `PopoverRoot` …
 */
export const Popover = /* @__PURE__ */ Object.assign(ReadyPopover, {
  Root: PopoverRoot,
  Trigger: PopoverTrigger,
  Content: PopoverContent,
  Title: PopoverTitle,
  Close: PopoverClose,
});
