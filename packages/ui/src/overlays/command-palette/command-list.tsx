import { CornerDownLeft } from 'lucide';
import { forwardRef, type MouseEvent, memo, type PointerEvent } from 'react';
import { Icon } from '../../foundations/lib/icon';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import type { CommandGroup, CommandItem } from './filter-commands';

export interface ShownOption {
  /** Id of its element. */
  id: string;
  group: string;
  item: CommandItem;
}

/** The options in display order. An item may be in two groups. */
export function shownOptions(base: string, groups: readonly CommandGroup[]): ShownOption[] {
  return groups.flatMap(({ id: group, items }) =>
    items.map((item) => ({ id: `${base}-${group}-${item.id}`, group, item })),
  );
}

export interface CommandListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  options: readonly ShownOption[];
  /** Id of the active option. */
  current?: string;
  onClick: (event: MouseEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
}

/** The listbox is never focused: the field above keeps the focus and points to the active option. */
export const CommandList = forwardRef<HTMLDivElement, CommandListProps>(function CommandList(
  { id, label, groups, options, current, onClick, onPointerMove },
  ref,
) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- 2026-11-21: the combobox above has focus and keys (aria-activedescendant)
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={label}
      data-slot="command-list"
      className="h-full overflow-y-auto overscroll-contain"
      // A press must not move the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      onPointerMove={onPointerMove}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className="pb-2">
          <div
            id={`${id}-${group.id}`}
            role="presentation"
            className="px-3 pt-2 pb-1 text-sm font-bold text-ink-muted"
          >
            {group.label}
          </div>
          {options
            .filter((option) => option.group === group.id)
            .map((option) => (
              <Option key={option.id} id={option.id} item={option.item} active={option.id === current} />
            ))}
        </div>
      ))}
    </div>
  );
});

/** Skips the layout of rows out of view, so 300 rows open as fast as ten. */
const ROW =
  '[contain-intrinsic-block-size:auto_2.75rem] [content-visibility:auto] flex min-h-target-primary w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-start wrap-anywhere select-none aria-selected:bg-selected aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus';

const Option = memo(function Option({
  id,
  item,
  active,
}: {
  id: string;
  item: CommandItem;
  active: boolean;
}) {
  const row = { id, role: 'option', 'aria-selected': active, 'data-slot': 'command-option', className: ROW };
  const content = (
    <>
      {item.icon && (
        <span aria-hidden="true" className="shrink-0 text-ink-muted">
          {item.icon}
        </span>
      )}
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
        <span data-name className="font-medium">
          {item.label}
        </span>{' '}
        {item.hint && <span className="text-sm text-ink-muted">{item.hint}</span>}
      </span>
      <span aria-hidden="true" className="size-4.5 shrink-0 text-ink-muted max-sm:hidden">
        {active && <Icon of={CornerDownLeft} size={18} className="rtl:-scale-x-100" />}
      </span>
    </>
  );
  if (item.href === undefined) return <div {...row}>{content}</div>;
  return (
    <BaseLink {...row} href={item.href} tabIndex={-1}>
      {content}
    </BaseLink>
  );
});
