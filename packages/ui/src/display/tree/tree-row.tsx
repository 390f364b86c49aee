import { Check, ChevronRight, LoaderCircle, Minus, RotateCcw } from 'lucide';
import type { HTMLAttributes, MouseEvent, ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import type { Checked, TreeRow } from './tree-model';

interface LineProps {
  row: TreeRow;
  size: 'sm' | 'md';
  children: ReactNode;
}

const line = (size: 'sm' | 'md') =>
  cn(
    'relative flex w-full items-stretch gap-1.5 rounded-md pe-2 text-start text-ink no-underline',
    size === 'md' ? 'min-h-target-primary' : 'min-h-8 text-sm',
  );

/** A line down the page for each level above, because the policy of the server allows no style attribute. */
function Indent({ level }: { level: number }) {
  return Array.from({ length: level - 1 }, (_, index) => (
    <span key={index} aria-hidden="true" className="ms-2.75 w-1.5 shrink-0 border-s border-line sm:w-3" />
  ));
}

/** Stands for the items of `row` while they load. */
export function LoadingRow({ row, size, children }: LineProps) {
  return (
    <div aria-hidden="true" data-slot="tree-loading" className={cn(line(size), 'text-ink-muted')}>
      <Indent level={row.level} />
      <span className="grid w-6 shrink-0 place-items-center">
        <Icon of={LoaderCircle} size={16} className="motion-safe:animate-spin" />
      </span>
      <span className="self-center py-1">{children}</span>
    </div>
  );
}

export interface TreeRowProps {
  row: TreeRow;
  size: 'sm' | 'md';
  /** Whether the tab key reaches it. */
  tabStop: boolean;
  selected: boolean;
  /** Undefined without checkboxes. */
  checked: Checked | undefined;
  /** Content of a row of kind `failed`. */
  failed: { text: string; retry: string };
  onPress: (row: TreeRow, event: MouseEvent) => void;
  onToggle: (row: TreeRow) => void;
}

export function Row({ row, size, tabStop, selected, checked, failed, onPress, onToggle }: TreeRowProps) {
  const { item, kind, level, position, setSize, expandable, open } = row;
  const isItem = kind === 'item';
  const muted = isItem && item.disabled === true;
  const marked = selected && checked === undefined;
  const props: HTMLAttributes<HTMLElement> & { 'data-key': string } = {
    role: 'treeitem',
    tabIndex: tabStop ? 0 : -1,
    'data-key': row.key,
    'aria-level': level,
    'aria-posinset': position,
    'aria-setsize': setSize,
    'aria-expanded': expandable ? open : undefined,
    'aria-disabled': muted || undefined,
    ...(isItem && item.selectable !== false && markOf(row, selected, checked)),
    onClick: (event) => onPress(row, event),
    className: cn(
      line(size),
      'cursor-pointer outline-none select-none hover:bg-hover focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus',
      marked && 'bg-selected forced-colors:border',
      muted && 'text-ink-muted',
    ),
  };
  const content = (
    <>
      {marked && (
        <span
          aria-hidden="true"
          className="absolute inset-y-2 start-0 w-1 rounded-full bg-accent forced-colors:bg-[Highlight]"
        />
      )}
      <Indent level={level} />
      <span className="flex w-6 shrink-0 items-center justify-center">
        {expandable && <Arrow open={open} onClick={() => onToggle(row)} />}
      </span>
      {checked !== undefined && isItem && item.selectable !== false && (
        <Box checked={checked} muted={muted} />
      )}
      {item.icon && isItem && (
        <span aria-hidden="true" className="flex shrink-0 items-center text-ink-muted">
          {item.icon}
        </span>
      )}
      {isItem ? (
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 py-1 leading-snug">
          <span className={cn('min-w-0 wrap-anywhere', marked && 'font-bold')}>{item.label}</span>
          {item.meta !== undefined && <span className="ms-auto text-sm text-ink-muted">{item.meta}</span>}
        </span>
      ) : (
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-2 py-1 leading-snug text-danger-ink">
          <span className="min-w-0 wrap-anywhere">{failed.text}</span>
          <span className="flex items-center gap-1 font-bold text-link underline underline-offset-4">
            <Icon of={RotateCcw} size={16} />
            <span>{failed.retry}</span>
          </span>
        </span>
      )}
    </>
  );
  if (isItem && item.href !== undefined && !muted)
    return (
      <BaseLink {...props} href={item.href}>
        {content}
      </BaseLink>
    );
  return <div {...props}>{content}</div>;
}

function markOf({ item }: TreeRow, selected: boolean, checked: Checked | undefined) {
  if (checked !== undefined) return { 'aria-checked': checked };
  if (item.disabled) return {};
  return item.href === undefined
    ? { 'aria-selected': selected }
    : { 'aria-current': selected ? ('page' as const) : undefined };
}

/** For the pointer; keys open and close by the row. */
function Arrow({ open, onClick }: { open: boolean; onClick: () => void }) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onClick();
  };
  return (
    <span
      aria-hidden="true"
      onClick={press}
      className="grid size-6 place-items-center rounded-sm text-ink-muted hover:bg-selected hover:text-ink"
    >
      <Icon
        of={ChevronRight}
        size={18}
        className={cn(
          'transition-transform duration-fast',
          open ? 'rotate-90 rtl:-scale-x-100 rtl:-rotate-90' : 'rtl:-scale-x-100',
        )}
      />
    </span>
  );
}

/** The look of a Checkbox; the row itself tells its state. */
function Box({ checked, muted }: { checked: Checked; muted: boolean }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 items-center px-0.5">
      <span
        className={cn(
          'grid size-5 place-items-center rounded-sm border-2',
          checked === false ? 'border-line-control bg-surface' : 'border-accent bg-accent',
          muted && 'opacity-60',
        )}
      >
        {checked !== false && (
          <Icon
            of={checked === 'mixed' ? Minus : Check}
            size={14}
            strokeWidth={3.5}
            className="text-on-accent forced-colors:text-[ButtonText]"
          />
        )}
      </span>
    </span>
  );
}
