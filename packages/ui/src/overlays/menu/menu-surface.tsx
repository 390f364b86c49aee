import {
  CheckboxItem,
  Content,
  Group,
  Item,
  ItemIndicator,
  Label,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
  Trigger,
} from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide';
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useLayer } from '../../foundations/layers/use-layer';
import { cn } from '../../foundations/lib/cn';
import { directionOf } from '../../foundations/lib/direction';
import { Icon } from '../../foundations/lib/icon';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import type { MenuContentProps, MenuItemProps, MenuLabelProps } from './types';
import { MENU_LABEL, MENU_ROW, MENU_SEPARATOR, MENU_SURFACE } from './menu-look';
import { type MenuParts, MenuPartsContext, triggerId, useMenuContext } from './menu-root';

const prevent = (event: Event) => event.preventDefault();
const ITEMS = '[role^=menuitem]:not([aria-disabled=true])';

/** Radix renders a trigger of its own; this gives it the one that is on the page already, and renders nothing. */
const PageTrigger = forwardRef<HTMLButtonElement>(function PageTrigger(_, ref) {
  const { trigger, point } = useMenuContext();
  // Radix only measures it. A context menu opens at a point.
  useImperativeHandle(ref, () => (point ?? trigger.current) as HTMLButtonElement, [trigger, point]);
  return null;
});

/**
 * What MenuContent renders, on the menu of Radix in its non-modal mode: the page around it stays available, and no
 * style element is added, which a strict policy would block. Its content follows the trigger in the document.
 */
export const MenuSurface = forwardRef<HTMLDivElement, MenuContentProps>(function MenuSurface(props, ref) {
  const { open, setOpen, trigger } = useMenuContext();
  return (
    <Root open={open} onOpenChange={setOpen} modal={false} dir={directionOf(trigger.current)}>
      <Trigger asChild>
        <PageTrigger />
      </Trigger>
      {open && <OpenMenu {...props} ref={ref} />}
    </Root>
  );
});

const OpenMenu = forwardRef<HTMLDivElement, MenuContentProps>(function OpenMenu(
  { align = 'start', id: given, className, children, onKeyDownCapture, ...rest },
  ref,
) {
  const { open, setOpen, from, trigger, point, restore, id, setContentId } = useMenuContext();
  const menu = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(menu, ref);
  const leave = () => {
    restore();
    setOpen(false);
  };
  useLayer(open, menu, leave);
  useEffect(() => setContentId(given ?? id), [given, id, setContentId]);
  useEffect(() => {
    const items = menu.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [];
    [...items].at(from)?.focus({ preventScroll: true });
  }, [from]);
  const leaveByTab = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDownCapture?.(event);
    if (event.key !== 'Tab') return;
    // Radix would keep the focus in the menu. From the trigger, Tab moves to the element after it.
    event.stopPropagation();
    leave();
  };
  return (
    <Content
      id={given ?? id}
      aria-labelledby={triggerId(id)}
      {...rest}
      ref={merged}
      data-slot="menu-content"
      align={align}
      sideOffset={6}
      collisionPadding={8}
      loop
      className={cn(MENU_SURFACE, className)}
      onKeyDownCapture={leaveByTab}
      onCloseAutoFocus={prevent}
      onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
      onInteractOutside={(event) => {
        // A press on the button closes the menu by itself.
        if (!point && event.target instanceof Node && trigger.current?.contains(event.target))
          event.preventDefault();
      }}
    >
      <MenuPartsContext.Provider value={PARTS}>{children}</MenuPartsContext.Provider>
    </Content>
  );
});

/** Restores the focus before the action, so that a dialog opened by the action can return it there. */
function useChosen(): () => void {
  const { setOpen, restore } = useMenuContext();
  return () => {
    setOpen(false);
    restore();
  };
}

export const MenuItem = forwardRef<HTMLDivElement, MenuItemProps>(function MenuItem(
  { icon, danger, onSelect, className, children, ...rest },
  ref,
) {
  const chosen = useChosen();
  return (
    <Item
      {...rest}
      ref={ref}
      className={cn(MENU_ROW, danger && 'text-danger-ink', className)}
      onSelect={() => {
        chosen();
        onSelect?.();
      }}
    >
      {icon && (
        <span aria-hidden="true" className="shrink-0">
          {icon}
        </span>
      )}
      <span>{children}</span>
    </Item>
  );
});

const CHECK = (
  <span aria-hidden="true" className="w-5 shrink-0">
    <ItemIndicator>
      <Icon of={Check} size={20} className="text-accent-ink" />
    </ItemIndicator>
  </span>
);

export const MenuRadioItem = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof RadioItem>>(
  function MenuRadioItem({ className, children, ...rest }, ref) {
    return (
      <RadioItem {...rest} ref={ref} className={cn(MENU_ROW, className)} onSelect={useChosen()}>
        {CHECK}
        <span>{children}</span>
      </RadioItem>
    );
  },
);

const MenuCheckboxItem = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof CheckboxItem>>(
  function MenuCheckboxItem({ className, children, ...rest }, ref) {
    return (
      <CheckboxItem {...rest} ref={ref} className={cn(MENU_ROW, className)} onSelect={useChosen()}>
        {CHECK}
        <span>{children}</span>
      </CheckboxItem>
    );
  },
);

/** Receives the id of the group's label. */
const GroupContext = createContext<(id: string | undefined) => void>(() => {});

function useGroupName() {
  const [name, setName] = useState<string>();
  const within = (children: ReactNode) => (
    <GroupContext.Provider value={setName}>{children}</GroupContext.Provider>
  );
  return { name, within };
}

const MenuGroup = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Group>>(function MenuGroup(
  { children, ...rest },
  ref,
) {
  const { name, within } = useGroupName();
  return (
    <Group aria-labelledby={name} {...rest} ref={ref}>
      {within(children)}
    </Group>
  );
});

export const MenuRadioGroup = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof RadioGroup>>(
  function MenuRadioGroup({ children, ...rest }, ref) {
    const { name, within } = useGroupName();
    return (
      <RadioGroup aria-labelledby={name} {...rest} ref={ref}>
        {within(children)}
      </RadioGroup>
    );
  },
);

export const MenuLabel = forwardRef<HTMLDivElement, MenuLabelProps>(function MenuLabel(
  { className, id: given, ...rest },
  ref,
) {
  const own = useId();
  const id = given ?? own;
  const name = useContext(GroupContext);
  useEffect(() => {
    name(id);
    return () => name(undefined);
  }, [name, id]);
  return <Label {...rest} ref={ref} id={id} className={cn(MENU_LABEL, className)} />;
});

export const MenuSeparator = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Separator>>(
  function MenuSeparator({ className, ...rest }, ref) {
    return <Separator {...rest} ref={ref} className={cn(MENU_SEPARATOR, className)} />;
  },
);

export const PARTS: MenuParts = {
  Item: MenuItem,
  CheckboxItem: MenuCheckboxItem,
  Group: MenuGroup,
  Label: MenuLabel,
  RadioGroup: MenuRadioGroup,
  RadioItem: MenuRadioItem,
  Separator: MenuSeparator,
};
