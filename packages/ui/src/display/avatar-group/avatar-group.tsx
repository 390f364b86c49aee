import { ChevronDown } from 'lucide';
import { forwardRef, type HTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react';
import { useAnchor } from '../../foundations/anchor/use-anchor';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { useDisclosure } from '../../foundations/lib/use-disclosure';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { Avatar } from '../avatar/avatar';

export const avatarGroupMessages = defineMessages('avatar-group', {
  names: '{label}: {names}',
  more: '+{count} more',
});

const COUNT = {
  sm: 'min-w-8 h-8 px-1 text-sm',
  md: 'min-w-10 h-10 px-1.5 text-base',
  lg: 'min-w-20 h-20 px-3 text-2xl',
} as const;

export interface AvatarGroupItem {
  name: string;
  src?: string;
  /** Makes the name in the list a link, e.g. to a profile. */
  href?: string;
}

export interface AvatarGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Who they are: "Instructors". */
  label: string;
  items: readonly AvatarGroupItem[];
  /** How many pictures are shown; a count stands for the rest. Default 4. */
  max?: number;
  /** Pictures of 32, 40 or 80 px. Default `md`. */
  size?: keyof typeof COUNT;
  /** Shows the list of names (controlled). */
  open?: boolean;
  /** The list is shown initially, uncontrolled. Default false. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * The pictures of several people in one button, which shows a list of all their names (a disclosure): by mouse, touch
 * and keyboard, never on hover alone. Renders nothing without people.
 */
export const AvatarGroup = forwardRef<HTMLDivElement, AvatarGroupProps>(function AvatarGroup(
  { label, items, max = 4, size = 'md', open: given, defaultOpen, onOpenChange, className, ...rest },
  ref,
) {
  const t = useMessages(avatarGroupMessages);
  const { open, root, trigger, panelId } = useDisclosure({ open: given, defaultOpen, onOpenChange });
  const merged = useMergedRef(root, ref);
  if (items.length === 0) return null;
  const shown = items.slice(0, Math.max(1, max));
  const more = items.length - shown.length;
  const names = [...shown.map(({ name }) => name), ...(more > 0 ? [t('more', { count: more })] : [])];
  return (
    <div
      {...rest}
      ref={merged}
      data-slot="avatar-group"
      className={cn('relative inline-flex max-w-full', className)}
    >
      <button
        type="button"
        {...trigger}
        className={cn(
          'inline-flex min-h-target-primary max-w-full items-center rounded-full p-1 pe-2 text-ink hover:bg-hover',
          open && 'bg-hover forced-colors:border-2',
        )}
      >
        <span className="dk-visually-hidden">{t('names', { label, names: names.join(', ') })}</span>
        <span aria-hidden="true" className="flex min-w-0 flex-wrap gap-y-1 ps-2">
          {shown.map(({ name, src }, index) => (
            <Avatar key={index} name={name} src={src} size={size} className="-ms-2 ring-2 ring-canvas" />
          ))}
          {more > 0 && (
            <span
              data-slot="avatar-group-count"
              className={cn(
                '-ms-2 inline-grid shrink-0 place-items-center rounded-full bg-raised font-bold ring-2 ring-canvas forced-colors:border-2',
                COUNT[size],
              )}
            >
              {`+${more}`}
            </span>
          )}
        </span>
        <Icon
          of={ChevronDown}
          size="sm"
          className={cn('ms-1 shrink-0 text-ink-muted', open && 'rotate-180')}
        />
      </button>
      {open && <People id={panelId} label={label} items={items} anchor={trigger.ref} />}
    </div>
  );
});

interface PeopleProps extends Pick<AvatarGroupProps, 'label' | 'items'> {
  id: string;
  anchor: RefObject<HTMLElement | null>;
}

/** A list of any length scrolls, so the panel can take the focus. */
const SCROLLS = { role: 'group', tabIndex: 0 };

function People({ id, label, items, anchor }: PeopleProps) {
  const panel = useRef<HTMLDivElement>(null);
  // The top layer prevents clipping; without support for it, position and z-index are used.
  useLayoutEffect(() => {
    const element = panel.current;
    if (element && typeof element.showPopover === 'function') element.showPopover();
  }, []);
  useAnchor(anchor, panel, { scrolls: true });
  return (
    <div
      {...SCROLLS}
      ref={panel}
      id={id}
      aria-label={label}
      popover="manual"
      data-slot="avatar-group-people"
      className="fixed inset-auto z-popover w-72 max-w-[calc(100%-1rem)] overflow-y-auto rounded-lg bg-raised p-4 text-ink shadow-overlay wrap-anywhere focus-visible:-outline-offset-3 forced-colors:border-2 in-[.high-contrast]:border-2"
    >
      <ul className="flex flex-col gap-1">
        {items.map(({ name, src, href }, index) => (
          <li key={index} className="flex min-h-9 items-center gap-3">
            <Avatar name={name} src={src} size="sm" />
            {href === undefined ? (
              <span className="min-w-0">{name}</span>
            ) : (
              <BaseLink
                href={href}
                className="min-w-0 rounded-sm py-1.5 text-link underline underline-offset-4"
              >
                {name}
              </BaseLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
