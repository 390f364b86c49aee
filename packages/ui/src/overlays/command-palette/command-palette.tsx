import { forwardRef, useEffect, useRef } from 'react';
import { clock } from '../../foundations/clock/clock';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { isCommandKey } from '../command-key/command-key';
import { Dialog, type DialogProps } from '../dialog/dialog';
import { CommandSearch, type CommandSearchProps } from './command-search';
import { commandPaletteMessages } from './messages';

export { useCommandKey } from '../command-key/command-key';
export type { CommandGroup, CommandItem } from './filter-commands';
export { commandPaletteMessages } from './messages';

export interface CommandPaletteProps
  extends Omit<CommandSearchProps, 'input' | 'onChoose'>,
    Omit<DialogProps, 'title' | 'initialFocus' | 'children' | 'footer'> {
  /** The accessible name, e.g. "Search everywhere". */
  label: string;
}

/**
 * Navigation by typing: a dialog with a field and a list of pages and actions (APG combobox with a
 * listbox). The text filters the groups; server results are added as a group with `matched`.
 */
export const CommandPalette = forwardRef<HTMLDivElement, CommandPaletteProps>(function CommandPalette(
  {
    open: given,
    defaultOpen = false,
    onOpenChange,
    label,
    groups,
    recent,
    onSearch,
    state,
    emptyText,
    ...rest
  },
  ref,
) {
  const [open, setOpen] = useControllableState(given, defaultOpen, onOpenChange);
  const t = useMessages(commandPaletteMessages);
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    if (open) return;
    const run = chosen.current;
    chosen.current = undefined;
    // Restore the focus first, so that a dialog opened by the action can return it there.
    if (run) clock.setTimeout(run, 0);
  }, [open]);

  return (
    <Dialog {...rest} ref={ref} open={open} onOpenChange={setOpen} title={label} initialFocus={input}>
      <div
        role="presentation"
        data-slot="command-palette"
        className="flex min-h-0 flex-col gap-3"
        onKeyDown={(event) => {
          if (!isCommandKey(event)) return;
          event.preventDefault();
          setOpen(false);
        }}
      >
        <CommandSearch
          {...{ groups, recent, onSearch, state, emptyText }}
          input={input}
          onChoose={(item) => {
            chosen.current = item.onSelect;
            setOpen(false);
          }}
        />
        <p className="text-sm text-ink-muted max-sm:hidden pointer-coarse:hidden">{t('keys')}</p>
      </div>
    </Dialog>
  );
});
