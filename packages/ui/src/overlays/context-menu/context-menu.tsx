import {
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type TouchEvent,
  useEffect,
  useState,
} from 'react';
import { cn } from '../../foundations/lib/cn';
import { deferred } from '../../foundations/lib/deferred';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { directionOf } from '../../foundations/lib/direction';
import { mergeProps, Pressable, type PressableProps } from '../../foundations/lib/pressable';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import {
  MenuCheckboxItem,
  type MenuContentProps,
  type MenuEntry,
  MenuGroup,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '../menu/menu';
import { MenuBase, MenuPanelLoader, type MenuStateProps, useMenuContext } from '../menu/menu-root';
import { createLongPress } from './long-press';
import { useMenuPoint } from './menu-point';

export type { MenuEntry } from '../menu/menu';

const code = deferred(() => import('../menu/menu-entries'));

/** What needs the menu of the browser: paste, spelling. */
const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

const isEditable = (target: EventTarget) => target instanceof Element && target.closest(EDITABLE) !== null;

export interface ContextMenuRootProps extends MenuStateProps {
  children: ReactNode;
}

/** The state of one context menu; contains its trigger and its content. Renders no element. */
export function ContextMenuRoot(props: ContextMenuRootProps) {
  return <MenuBase {...props} {...useMenuPoint()} code={code} panel={({ MenuSurface }) => MenuSurface} />;
}

export interface ContextMenuTriggerProps extends Forwarded {
  /** Uses the only child instead of a `div`. */
  asChild?: boolean;
  /** Default -1; 0 makes an area a tab stop that contains nothing to focus. */
  tabIndex?: number;
  children?: ReactNode;
}

/**
 * The area that the menu belongs to. Put something that can be focused into it, or give it `tabIndex={0}`, so that
 * keyboard users reach it.
 */
export const ContextMenuTrigger = forwardRef<HTMLDivElement, ContextMenuTriggerProps>(
  function ContextMenuTrigger({ asChild, className, children, ...rest }, ref) {
    const { show, trigger, point, onIntent } = useMenuContext();
    const [press] = useState(createLongPress);
    useEffect(() => press.stop, [press]);

    const openAt = (area: Element, x: number, y: number) => {
      const { activeElement } = document;
      const within = activeElement instanceof HTMLElement && area.contains(activeElement);
      point?.move(x, y, within ? activeElement : null);
      show(0);
    };

    const own: HTMLAttributes<HTMLDivElement> = {
      // An element of the app, e.g. a button, has its own.
      tabIndex: asChild ? undefined : -1,
      onFocus: onIntent,
      onPointerEnter: onIntent,
      onContextMenu: (event: MouseEvent) => {
        if (isEditable(event.target)) return;
        event.preventDefault();
        // Android sends this for a long press, too.
        if (!press.happened()) openAt(event.currentTarget, event.clientX, event.clientY);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const asked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
        if (!asked || isEditable(event.target)) return;
        event.preventDefault();
        const at = (event.target as Element).getBoundingClientRect();
        openAt(
          event.currentTarget,
          directionOf(event.currentTarget) === 'rtl' ? at.right : at.left,
          at.bottom,
        );
      },
      onPointerDown: ({ currentTarget, target, pointerType, clientX, clientY }: PointerEvent) => {
        if (isEditable(target)) return;
        if (pointerType !== 'mouse') onIntent();
        press.start(clientX, clientY, () => openAt(currentTarget, clientX, clientY));
        if (pointerType === 'mouse') press.stop();
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => press.move(clientX, clientY),
      onPointerUp: press.stop,
      onPointerCancel: press.stop,
      // After a long press the browser would also press what is under the finger, and take the focus there.
      onTouchEnd: (event: TouchEvent) => {
        if (press.happened() && event.cancelable) event.preventDefault();
      },
    };
    const area = mergeProps(own, { tabIndex: undefined, ...rest });
    const look = {
      'data-slot': 'context-menu-area',
      className: cn('[-webkit-touch-callout:none] pointer-coarse:select-none', className),
    };
    const merged = useMergedRef<HTMLDivElement>(trigger as RefObject<HTMLDivElement | null>, ref);
    if (asChild)
      return (
        <Pressable {...({ ...area, ...look } as PressableProps)} asChild ref={merged as never}>
          {children}
        </Pressable>
      );
    return (
      <div {...area} {...look} ref={merged}>
        {children}
      </div>
    );
  },
);

export interface ContextMenuContentProps extends MenuContentProps {
  /** Names the menu, e.g. "Actions on Notes.txt". */
  label: string;
}

const toNative = (event: MouseEvent) => event.preventDefault();

/** The menu itself (`role="menu"`, which gets the ref and other props). Contains the items of Menu. */
export const ContextMenuContent = forwardRef<HTMLDivElement, ContextMenuContentProps>(
  function ContextMenuContent({ label, ...rest }, ref) {
    const props = mergeProps({ onContextMenu: toNative }, rest);
    return <MenuPanelLoader {...props} aria-label={label} aria-labelledby={undefined} panelRef={ref} />;
  },
);

export interface ContextMenuProps extends MenuStateProps, Omit<MenuContentProps, 'children'> {
  /** Names the menu, e.g. "Actions on Notes.txt". */
  label: string;
  /** Each of these must also be available elsewhere, visibly. */
  items: readonly MenuEntry[];
  /** The area that the menu belongs to. */
  children: ReactNode;
}

const ReadyContextMenu = forwardRef<HTMLDivElement, ContextMenuProps>(function ContextMenu(
  { label, open, defaultOpen, onOpenChange, children, ...content },
  ref,
) {
  return (
    <MenuBase
      {...{ open, defaultOpen, onOpenChange, code }}
      {...useMenuPoint()}
      panel={({ MenuEntries }) => MenuEntries}
    >
      <ContextMenuTrigger>{children}</ContextMenuTrigger>
      <MenuPanelLoader
        {...mergeProps({ onContextMenu: toNative }, content)}
        aria-label={label}
        aria-labelledby={undefined}
        panelRef={ref}
      />
    </MenuBase>
  );
});

interface ContextMenuParts {
  Root: typeof ContextMenuRoot;
  Trigger: typeof ContextMenuTrigger;
  Content: typeof ContextMenuContent;
  Item: typeof MenuItem;
  CheckboxItem: typeof MenuCheckboxItem;
  Group: typeof MenuGroup;
  Label: typeof MenuLabel;
  RadioGroup: typeof MenuRadioGroup;
  RadioItem: typeof MenuRadioItem;
  Separator: typeof MenuSeparator;
}

/**
 * A shortcut to actions: right mouse button, long press, Shift+F10 and the Menu key. Never the only way to an action:
 * offer the same actions visibly, e.g. by Menu. For other layouts combine its parts, `ContextMenu.Root`,
 * `ContextMenu.Trigger`, `ContextMenu.Content` and the items of Menu; in server components use the named exports.
 */
export const ContextMenu: typeof ReadyContextMenu & ContextMenuParts = /* @__PURE__ */ Object.assign(
  ReadyContextMenu,
  {
    Root: ContextMenuRoot,
    Trigger: ContextMenuTrigger,
    Content: ContextMenuContent,
    Item: MenuItem,
    CheckboxItem: MenuCheckboxItem,
    Group: MenuGroup,
    Label: MenuLabel,
    RadioGroup: MenuRadioGroup,
    RadioItem: MenuRadioItem,
    Separator: MenuSeparator,
  },
);
