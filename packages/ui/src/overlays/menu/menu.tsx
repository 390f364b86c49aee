import { ChevronDown } from 'lucide';
import { forwardRef, type ReactNode } from 'react';
import { buttonVariants } from '../../actions/button/button';
import { cn } from '../../foundations/lib/cn';
import { deferred } from '../../foundations/lib/deferred';
import { Icon } from '../../foundations/lib/icon';
import type { PressableProps } from '../../foundations/lib/pressable';
import { MenuBase, MenuPanelLoader, menuPart, type MenuStateProps, MenuTrigger } from './menu-root';
import type { DivProps, MenuContentProps, MenuItemProps, MenuLabelProps, MenuProps } from './types';

export type {
  MenuContentProps,
  MenuItemProps,
  MenuLabelProps,
  MenuAction,
  MenuRadioOptions,
  MenuEntry,
  MenuProps,
} from './types';

export { MenuTrigger } from './menu-root';
export type MenuTriggerProps = PressableProps;

const code = deferred(() => import('./menu-entries'));

/** Loads the code of menus ahead of their use, e.g. before the connection may be lost. */
export async function preloadMenu(): Promise<void> {
  await code.load();
}

export interface MenuRootProps extends MenuStateProps {
  children: ReactNode;
}

/** The state of one menu; contains its trigger and its content. Renders no element. */
export function MenuRoot(props: MenuRootProps) {
  return <MenuBase {...props} code={code} panel={({ MenuSurface }) => MenuSurface} />;
}

/** The menu itself (`role="menu"`, which gets the ref and other props). Put it right after its trigger. */
export const MenuContent = forwardRef<HTMLDivElement, MenuContentProps>(function MenuContent(props, ref) {
  return <MenuPanelLoader {...props} panelRef={ref} />;
});

export interface MenuCheckboxItemProps extends DivProps {
  checked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  disabled?: boolean;
}

export interface MenuRadioGroupProps extends DivProps {
  value?: string;
  onValueChange?: (value: string) => void;
}

export interface MenuRadioItemProps extends DivProps {
  value: string;
  disabled?: boolean;
}

export type MenuGroupProps = DivProps;
export type MenuSeparatorProps = DivProps;

/** An action of the menu. */
export const MenuItem = /* @__PURE__ */ menuPart<MenuItemProps>('Item');
/** A setting that is on or off. */
export const MenuCheckboxItem = /* @__PURE__ */ menuPart<MenuCheckboxItemProps>('CheckboxItem');
/** Entries that belong together. Contains one MenuLabel, or has an `aria-label`. */
export const MenuGroup = /* @__PURE__ */ menuPart<MenuGroupProps>('Group');
/** Names the group around it. */
export const MenuLabel = /* @__PURE__ */ menuPart<MenuLabelProps>('Label');
/** One of several options is selected. Contains one MenuLabel, or has an `aria-label`. */
export const MenuRadioGroup = /* @__PURE__ */ menuPart<MenuRadioGroupProps>('RadioGroup');
/** An option of a MenuRadioGroup. */
export const MenuRadioItem = /* @__PURE__ */ menuPart<MenuRadioItemProps>('RadioItem');
export const MenuSeparator = /* @__PURE__ */ menuPart<MenuSeparatorProps>('Separator');

const ReadyMenu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { label, icon, variant = 'secondary', size, open, defaultOpen, onOpenChange, ...content },
  ref,
) {
  return (
    <MenuBase {...{ open, defaultOpen, onOpenChange }} code={code} panel={({ MenuEntries }) => MenuEntries}>
      <div data-slot="menu" className="relative inline-flex max-w-full">
        <MenuTrigger
          aria-label={icon ? label : undefined}
          className={cn(buttonVariants({ variant, size }), icon !== undefined && 'px-3')}
        >
          {icon ? <span aria-hidden="true">{icon}</span> : <span className="min-w-0">{label}</span>}
          {!icon && <Icon of={ChevronDown} size={18} />}
        </MenuTrigger>
        <MenuPanelLoader {...content} panelRef={ref} />
      </div>
    </MenuBase>
  );
});

/**
 * A button with a menu of actions (APG menu button). For links use a list of links: a menu is not navigation.
 * Its content follows the trigger in the document, and the rest of the page stays available. Its code loads on
 * demand. For other layouts combine its parts, `Menu.Root`, `Menu.Trigger` …; in server components use the named
 * exports `MenuRoot` …
 */
export const Menu = /* @__PURE__ */ Object.assign(ReadyMenu, {
  Root: MenuRoot,
  Trigger: MenuTrigger,
  Content: MenuContent,
  Item: MenuItem,
  CheckboxItem: MenuCheckboxItem,
  Group: MenuGroup,
  Label: MenuLabel,
  RadioGroup: MenuRadioGroup,
  RadioItem: MenuRadioItem,
  Separator: MenuSeparator,
});
