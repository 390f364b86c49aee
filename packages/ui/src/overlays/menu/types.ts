import type { HTMLAttributes, ReactNode } from 'react';
import type { MenuStateProps } from './menu-root';

export type DivProps = Omit<HTMLAttributes<HTMLDivElement>, 'onSelect'>;

export interface MenuContentProps extends DivProps {
  /** The edge of the trigger with which it is aligned. Default `start`. */
  align?: 'start' | 'end';
}

export interface MenuItemProps extends DivProps {
  /** Decorative icon before the label. */
  icon?: ReactNode;
  /** Cannot be undone: shown in the danger colour; its label must say so. */
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
}

export type MenuLabelProps = DivProps;

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  /** Cannot be undone: shown in the danger colour; its label must say so. */
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuRadioOptions {
  /** Names the group, e.g. "Sort by". */
  group: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
}

export type MenuEntry = MenuAction | MenuRadioOptions | { separator: true };

export interface MenuProps extends MenuStateProps, Omit<DivProps, 'children'> {
  /** Text of the button that opens the menu. */
  label: string;
  /** An icon instead of the text, which stays the accessible name. */
  icon?: ReactNode;
  variant?: 'secondary' | 'quiet';
  size?: 'sm' | 'md';
  items: readonly MenuEntry[];
  align?: 'start' | 'end';
}
