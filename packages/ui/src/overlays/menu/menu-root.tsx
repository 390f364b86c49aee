import {
  type ComponentType,
  createContext,
  createElement,
  forwardRef,
  type HTMLAttributes,
  type JSX,
  type ReactNode,
  type Ref,
  type RefAttributes,
  type RefObject,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Deferred, useDeferred } from '../../foundations/lib/deferred';
import { mergeProps, Pressable, type PressableProps } from '../../foundations/lib/pressable';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';

/**
 * The light part of a menu: its state, its trigger, and what loads the rest. What a menu does (Radix, keys, place)
 * is in menu-surface.tsx, which loads on demand.
 */
export interface MenuPoint {
  /** Moves it, in pixels of the window. */
  move: (x: number, y: number, focused: HTMLElement | null) => void;
  getBoundingClientRect: () => DOMRect;
  focused: () => HTMLElement | null;
}

interface MenuContextValue {
  /** Shown: opened, and its code has arrived. */
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Index of the item that gets the focus on open: 0, or -1 for the last. */
  from: number;
  /** Opens it with the focus on that item. */
  show: (from: number) => void;
  trigger: RefObject<HTMLElement | null>;
  /** Where a menu without a button opens, and what had the focus before. */
  point: MenuPoint | undefined;
  /** Returns the focus to where it was before the menu opened. */
  restore: () => void;
  id: string;
  /** Id of the open menu: its own, or that of the app. */
  contentId: string;
  setContentId: (id: string) => void;
  /** The component that renders the menu. Undefined until it is needed and has arrived. */
  Panel: ComponentType<never> | undefined;
  /** The user is about to open the menu. */
  onIntent: () => void;
}

export const triggerId = (id: string) => `${id}-trigger`;

const MenuContext = createContext<MenuContextValue | null>(null);

/** @throws if a part is used outside its root */
export function useMenuContext(): MenuContextValue {
  const context = useContext(MenuContext);
  if (!context) throw new Error('Menu parts need MenuRoot.');
  return context;
}

export interface MenuStateProps {
  /** Controls it. While its code loads, it opens as soon as the code has arrived. */
  open?: boolean;
  /** Initially open, uncontrolled. Default false. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

interface MenuBaseProps<Code> extends MenuStateProps {
  /** The code of the open menu. */
  code: Deferred<Code>;
  /** The component of that code that renders it. */
  panel: (code: Code) => ComponentType<never>;
  /** Where a context menu opens, and the element that it belongs to. */
  point?: MenuPoint;
  area?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

export function MenuBase<Code>({
  code,
  panel,
  point,
  area,
  open: given,
  defaultOpen = false,
  onOpenChange,
  children,
}: MenuBaseProps<Code>) {
  const [wanted, setOpen] = useControllableState(given, defaultOpen, onOpenChange);
  const [intent, setIntent] = useState(false);
  const [from, setFrom] = useState(0);
  const loaded = useDeferred(code, wanted);
  const Panel = (wanted || intent) && loaded ? panel(loaded) : undefined;
  const open = wanted && Panel !== undefined;
  const button = useRef<HTMLElement>(null);
  const trigger = area ?? button;
  const id = useId();
  const [contentId, setContentId] = useState(id);
  const context = useMemo(
    () => ({
      open,
      setOpen,
      from,
      show: (at: number) => {
        setFrom(at);
        setOpen(true);
      },
      trigger,
      point,
      restore: () => (point?.focused() ?? trigger.current)?.focus(),
      id,
      contentId,
      setContentId,
      Panel,
      onIntent: () => {
        setIntent(true);
        code.preload();
      },
    }),
    [open, setOpen, from, trigger, point, id, contentId, Panel, code],
  );
  return <MenuContext.Provider value={context}>{children}</MenuContext.Provider>;
}

/** Toggles the menu. Its code is preloaded when the pointer or the focus reaches the trigger. */
export const MenuTrigger = forwardRef<HTMLButtonElement, PressableProps>(function MenuTrigger(props, ref) {
  const { open, setOpen, show, trigger, id, contentId, onIntent } = useMenuContext();
  const own: PressableProps = {
    id: triggerId(id),
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? contentId : undefined,
    onFocus: onIntent,
    onPointerEnter: onIntent,
    // Not open while its code loads: a second press means the same as the first.
    onClick: () => (open ? setOpen(false) : show(0)),
    onKeyDown: (event) => {
      const at = ['ArrowDown', 'ArrowUp'].indexOf(event.key);
      if (open || at < 0) return;
      event.preventDefault();
      show(-at);
    },
  };
  return (
    <Pressable
      {...mergeProps(own, props)}
      ref={useMergedRef<HTMLButtonElement>(trigger as RefObject<HTMLButtonElement | null>, ref)}
    />
  );
});

/** Renders the panel that the root loads, with these props. */
export function MenuPanelLoader<Props extends object>({
  panelRef,
  ...props
}: Props & { panelRef?: Ref<HTMLDivElement> }): JSX.Element | null {
  const { Panel } = useMenuContext();
  if (!Panel) return null;
  return createElement(Panel as ComponentType<object>, { ...props, ref: panelRef } as object);
}

/** The components of an open menu, which its content provides. */
export type MenuParts = Record<
  'Item' | 'CheckboxItem' | 'Group' | 'Label' | 'RadioGroup' | 'RadioItem' | 'Separator',
  ComponentType<never>
>;

export const MenuPartsContext = createContext<MenuParts | null>(null);

/** A part of the content: a light stand-in for the component that the content provides. */
export function menuPart<Props extends HTMLAttributes<HTMLDivElement>>(name: keyof MenuParts) {
  return forwardRef<HTMLDivElement, Props>((props, ref) => {
    const parts = useContext(MenuPartsContext);
    if (!parts) throw new Error('Menu items need MenuContent.');
    const Part = parts[name] as ComponentType<Props & RefAttributes<HTMLDivElement>>;
    return <Part {...(props as Props)} ref={ref} />;
  });
}
