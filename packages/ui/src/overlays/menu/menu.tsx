import { ChevronDown } from 'lucide';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { buttonVariants } from '../../actions/button/button';
import { followAnchor } from '../../foundations/anchor/use-anchor';
import { useDismiss } from '../../foundations/layers/use-layer';
import { cx } from '../../foundations/lib/cx';
import { Icon } from '../../foundations/lib/icon';
import { MenuEntries } from './menu-entries';
import { itemsOf, useMenuKeys } from './use-menu-keys';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  /** Cannot be undone: shown in the danger colour; its label must say so. */
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuRadioGroup {
  /** Names the group, e.g. "Sort by". */
  group: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
}

export type MenuEntry = MenuAction | MenuRadioGroup | { separator: true };

export interface MenuProps {
  /** Text of the button that opens the menu. */
  label: string;
  /** An icon instead of the text, which stays the accessible name. */
  icon?: ReactNode;
  variant?: 'secondary' | 'quiet';
  size?: 'small' | 'medium';
  items: readonly MenuEntry[];
  align?: 'start' | 'end';
}

/**
 * A button with a menu of actions (APG menu button). For links use a list of links: a menu is not navigation.
 * Its content follows the trigger in the document, and the rest of the page stays available.
 */
export function Menu({ label, icon, variant = 'secondary', size, items, align = 'start' }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  /** The item that gets the focus on open; false while it is closed. */
  const [open, setOpen] = useState<'first' | 'last' | false>(false);

  useDismiss(open !== false, root, (by) => {
    if (by === 'escape') trigger.current?.focus();
    setOpen(false);
  });
  const openByArrow = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <div ref={root} data-slot="menu" className="relative inline-flex max-w-full">
      <button
        ref={trigger}
        type="button"
        id={`${id}-trigger`}
        aria-label={icon ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open ? id : undefined}
        className={cx(buttonVariants({ variant, size }), icon !== undefined && 'px-3')}
        onClick={() => setOpen(open ? false : 'first')}
        onKeyDown={openByArrow}
      >
        {icon ? <span aria-hidden="true">{icon}</span> : <span className="min-w-0">{label}</span>}
        {!icon && <Icon of={ChevronDown} size={18} />}
      </button>
      {open && (
        <OpenMenu id={id} trigger={trigger} first={open} align={align} onClose={() => setOpen(false)}>
          {items}
        </OpenMenu>
      )}
    </div>
  );
}

interface OpenMenuProps {
  id: string;
  trigger: { readonly current: HTMLButtonElement | null };
  first: 'first' | 'last';
  align: 'start' | 'end';
  onClose: () => void;
  children: readonly MenuEntry[];
}

function OpenMenu({ id, trigger, first, align, onClose, children }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const move = useMenuKeys(() => {
    // From here Tab moves to the element after the button.
    trigger.current?.focus();
    onClose();
  });

  useLayoutEffect(() => {
    if (!menu.current || !trigger.current) return;
    const stop = followAnchor(trigger.current, menu.current, {
      placement: `bottom-${align}`,
      scrolls: true,
    });
    itemsOf(menu.current)
      .at(first === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
    return stop;
  }, [align, first, trigger]);

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={`${id}-trigger`}
      aria-orientation="vertical"
      data-slot="menu-content"
      className="fixed inset-auto z-popover w-max min-w-52 max-w-[calc(100%-1rem)] overflow-y-auto rounded-lg bg-raised p-1.5 text-ink shadow-overlay wrap-anywhere forced-colors:border-2 in-[.high-contrast]:border-2"
      onKeyDown={move}
    >
      <MenuEntries
        entries={children}
        onChosen={(run) => {
          onClose();
          // Restore the focus before the action, so that a dialog opened by the action can return it there.
          trigger.current?.focus();
          run();
        }}
      />
    </div>
  );
}
