import { ChevronDown, X } from 'lucide';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../actions/button/button';
import { IconButton } from '../../actions/icon-button/icon-button';
import type { AnchorPlacement } from '../../foundations/anchor/place-beside';
import { useAnchor } from '../../foundations/anchor/use-anchor';
import { Icon } from '../../foundations/lib/icon';
import { useDisclosure } from '../../foundations/lib/use-disclosure';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const popoverMessages = defineMessages('popover', { close: 'Close' });

export interface PopoverProps {
  /** Title of the popover, and its accessible name. */
  label: string;
  /** The button's text. With an `icon` only the icon is shown, and `label` is the accessible name. */
  trigger: { label: string; icon?: ReactNode; variant?: 'secondary' | 'quiet' };
  /** Default `bottom-start`; another side if there is no room. */
  placement?: AnchorPlacement;
  children: ReactNode;
}

/**
 * A button with a small panel of additional information (APG disclosure with a non-modal dialog): focus moves
 * in; Escape, a press or focus outside and a followed link close it; the focus is restored. The page around it
 * stays usable.
 */
export function Popover({ label, trigger, placement, children }: PopoverProps) {
  const { open, setOpen, root, trigger: button, panelId } = useDisclosure();
  const variant = trigger.variant ?? 'secondary';
  return (
    <div ref={root} data-slot="popover" className="relative inline-flex max-w-full">
      {trigger.icon === undefined ? (
        <Button {...button} variant={variant} iconAfter={<Icon of={ChevronDown} size={18} />}>
          {trigger.label}
        </Button>
      ) : (
        <IconButton {...button} variant={variant} label={trigger.label} icon={trigger.icon} />
      )}
      {open && (
        <Panel
          id={panelId}
          label={label}
          anchor={button.ref}
          placement={placement}
          onClose={() => setOpen(false)}
        >
          {children}
        </Panel>
      )}
    </div>
  );
}

interface PanelProps extends Pick<PopoverProps, 'label' | 'placement' | 'children'> {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

function Panel({ id, label, anchor, placement, onClose, children }: PanelProps) {
  const t = useMessages(popoverMessages);
  const title = useId();
  const panel = useRef<HTMLDivElement>(null);

  // The top layer prevents clipping; without support for it, position and z-index are used.
  useLayoutEffect(() => {
    const element = panel.current;
    if (element && typeof element.showPopover === 'function') element.showPopover();
  }, []);
  useAnchor(anchor, panel, { placement, scrolls: true });
  useLayoutEffect(() => {
    const opener = anchor.current;
    const element = panel.current;
    element?.focus({ preventScroll: true });
    return () => {
      const at = document.activeElement;
      const lost = !(at instanceof HTMLElement) || at.tabIndex < 0 || element?.contains(at);
      if (lost) opener?.focus();
    };
  }, [anchor]);

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      popover="manual"
      data-slot="popover-panel"
      className="fixed inset-auto z-popover w-80 max-w-[calc(100%-1rem)] overflow-y-auto rounded-lg bg-raised p-4 text-ink shadow-overlay wrap-anywhere forced-colors:border-2 in-[.high-contrast]:border-2"
    >
      <div className="flex items-start justify-between gap-3">
        <p id={title} className="min-w-0 py-1 text-lg font-bold">
          {label}
        </p>
        <IconButton
          size="small"
          label={t('close')}
          icon={<Icon of={X} size={20} />}
          className="-me-1"
          onClick={onClose}
        />
      </div>
      <div className="pt-1">{children}</div>
    </div>
  );
}
