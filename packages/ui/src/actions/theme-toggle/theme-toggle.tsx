import { forwardRef } from 'react';
import { Moon, Sun } from 'lucide';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { useTheme } from '../../foundations/theme-provider/theme-provider';
import { IconButton } from '../icon-button/icon-button';

export const themeToggleMessages = defineMessages('theme-toggle', {
  toLight: 'Switch to light theme',
  toDark: 'Switch to dark theme',
});

export interface ThemeToggleProps extends Forwarded {
  size?: 'sm' | 'md';
}

/** Toggles between dark and light (spec 4.14). Its name states what a press does. */
export const ThemeToggle = forwardRef<HTMLButtonElement, ThemeToggleProps>(function ThemeToggle(
  { size, className, ...rest },
  ref,
) {
  const t = useMessages(themeToggleMessages);
  const { theme, toggleTheme } = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      {...rest}
      ref={ref}
      label={t(dark ? 'toLight' : 'toDark')}
      icon={dark ? <Icon of={Sun} size={20} /> : <Icon of={Moon} size={20} />}
      size={size}
      className={className}
      onClick={toggleTheme}
    />
  );
});
