import { useEffect, useRef } from 'react';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { isCommandKey } from '../command-key/command-key';
import { Dialog } from '../dialog/dialog';
import { CommandSearch, type CommandSearchProps } from './command-search';
import { commandPaletteMessages } from './messages';

export { useCommandKey } from '../command-key/command-key';
export type { CommandGroup, CommandItem } from './filter-commands';
export { commandPaletteMessages } from './messages';

export interface CommandPaletteProps extends Omit<CommandSearchProps, 'input' | 'onChoose'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names it, e.g. "Search everywhere". */
  label: string;
}

/**
 * Everything in reach of a few keys: a dialog with a field and a list of places and actions (APG combobox with a
 * listbox). What is typed filters the groups; what a server finds comes in as a group with `matched`.
 */
export function CommandPalette({ open, onOpenChange, label, ...search }: CommandPaletteProps) {
  const t = useMessages(commandPaletteMessages);
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    if (open) return;
    const run = chosen.current;
    chosen.current = undefined;
    // The focus is back first, so that a dialog that the action opens can return it there.
    if (run) setTimeout(run, 0);
  }, [open]);

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={label} initialFocus={input}>
      <div
        role="presentation"
        data-slot="command-palette"
        className="flex min-h-0 flex-col gap-3"
        onKeyDown={(event) => {
          if (!isCommandKey(event)) return;
          event.preventDefault();
          onOpenChange(false);
        }}
      >
        <CommandSearch
          {...search}
          input={input}
          onChoose={(item) => {
            chosen.current = item.onSelect;
            onOpenChange(false);
          }}
        />
        <p className="text-sm text-ink-muted max-sm:hidden pointer-coarse:hidden">{t('keys')}</p>
      </div>
    </Dialog>
  );
}
