import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { buttonVariants } from '../../actions/button/button';
import { cx } from '../../foundations/lib/cx';
import { directionOf } from '../../foundations/lib/direction';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  /** Cannot be undone; told by its words, shown in the danger colour. */
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
  /** A picture in place of the text; the text stays its name. */
  icon?: ReactNode;
  variant?: 'secondary' | 'quiet';
  size?: 'small' | 'medium';
  items: readonly MenuEntry[];
  align?: 'start' | 'end';
}

const ROW =
  'flex min-h-target-primary cursor-pointer items-center gap-3 rounded-md px-3 py-2 outline-none select-none data-highlighted:bg-selected data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus data-disabled:cursor-not-allowed data-disabled:text-ink-muted';

/**
 * A button with a menu of actions (APG menu button). For links use a list of links: a menu is no navigation.
 * Its content follows the trigger in the document, and the rest of the page stays as it is.
 */
export function Menu({ label, icon, variant = 'secondary', size, items, align = 'start' }: MenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  return (
    <div data-slot="menu" className="relative inline-flex max-w-full">
      <RadixMenu.Root modal={false} dir={directionOf()}>
        <RadixMenu.Trigger
          aria-label={icon ? label : undefined}
          className={cx(buttonVariants({ variant, size }), icon !== undefined && 'px-3')}
        >
          {icon ? <span aria-hidden="true">{icon}</span> : <span className="min-w-0">{label}</span>}
          {!icon && <ChevronDown size={18} aria-hidden="true" />}
        </RadixMenu.Trigger>
        <RadixMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          data-slot="menu-content"
          className="z-popover max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-52 overflow-y-auto rounded-lg bg-raised p-1.5 text-ink shadow-overlay wrap-anywhere forced-colors:border-2 in-[.high-contrast]:border-2"
          onCloseAutoFocus={() => {
            // Only now is the focus back on the trigger: a dialog that the action opens can return it there.
            const run = chosen.current;
            chosen.current = null;
            if (run) setTimeout(run, 0);
          }}
        >
          {items.map((entry, index) => (
            <Entry
              key={entryKey(entry, index)}
              entry={entry}
              choose={(run) => {
                chosen.current = run;
              }}
            />
          ))}
        </RadixMenu.Content>
      </RadixMenu.Root>
    </div>
  );
}

function entryKey(entry: MenuEntry, index: number): string {
  if ('separator' in entry) return `separator-${index}`;
  return 'group' in entry ? entry.group : entry.label;
}

function Entry({ entry, choose }: { entry: MenuEntry; choose: (run: () => void) => void }) {
  if ('separator' in entry) return <RadixMenu.Separator className="mx-3 my-1.5 h-px bg-line" />;
  if ('group' in entry) {
    return (
      <RadixMenu.RadioGroup value={entry.value} onValueChange={entry.onValueChange}>
        <RadixMenu.Label className="px-3 pt-2 pb-1 text-sm font-bold text-ink-muted">
          {entry.group}
        </RadixMenu.Label>
        {entry.options.map((option) => (
          <RadixMenu.RadioItem key={option.value} value={option.value} className={ROW}>
            <span className="w-5 shrink-0">
              <RadixMenu.ItemIndicator>
                <Check size={20} aria-hidden="true" className="text-accent-ink" />
              </RadixMenu.ItemIndicator>
            </span>
            {option.label}
          </RadixMenu.RadioItem>
        ))}
      </RadixMenu.RadioGroup>
    );
  }
  return (
    <RadixMenu.Item
      disabled={entry.disabled}
      onSelect={() => choose(entry.onSelect)}
      className={cx(ROW, entry.danger && 'text-danger-ink')}
    >
      {entry.icon && (
        <span aria-hidden="true" className="shrink-0">
          {entry.icon}
        </span>
      )}
      {entry.label}
    </RadixMenu.Item>
  );
}
