import { Moon, Sun } from 'lucide';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { useTheme } from '../../foundations/theme-provider/theme-provider';
import { IconButton } from '../icon-button/icon-button';

export const themeToggleMessages = defineMessages('theme-toggle', {
  toLight: 'Switch to light theme',
  toDark: 'Switch to dark theme',
});

export interface ThemeToggleProps {
  size?: 'small' | 'medium';
  className?: string;
}

/** Toggles between dark and light (spec 4.14). Its name states what a press does. */
export function ThemeToggle({ size, className }: ThemeToggleProps) {
  const t = useMessages(themeToggleMessages);
  const { theme, toggleTheme } = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      label={t(dark ? 'toLight' : 'toDark')}
      icon={dark ? <Icon of={Sun} size={20} /> : <Icon of={Moon} size={20} />}
      size={size}
      className={className}
      onClick={toggleTheme}
    />
  );
}
