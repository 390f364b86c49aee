import { forwardRef } from 'react';
import type { MenuEntry, MenuProps } from './types';
import type { MenuStateProps } from './menu-root';
import {
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSurface,
} from './menu-surface';

export { MenuSurface } from './menu-surface';

/** The content of the ready-made menu, made of the same parts that an app can use; loads on demand. */
export const MenuEntries = forwardRef<
  HTMLDivElement,
  Omit<MenuProps, 'label' | 'icon' | 'variant' | 'size' | keyof MenuStateProps>
>(function MenuEntries({ items, ...rest }, ref) {
  return (
    <MenuSurface {...rest} ref={ref}>
      {items.map((entry, index) => (
        <Entry key={'group' in entry ? entry.group : 'label' in entry ? entry.label : index} entry={entry} />
      ))}
    </MenuSurface>
  );
});

function Entry({ entry }: { entry: MenuEntry }) {
  if ('separator' in entry) return <MenuSeparator />;
  if (!('group' in entry)) {
    const { label, ...action } = entry;
    return <MenuItem {...action}>{label}</MenuItem>;
  }
  return (
    <MenuRadioGroup value={entry.value} onValueChange={entry.onValueChange}>
      <MenuLabel>{entry.group}</MenuLabel>
      {entry.options.map(({ value, label }) => (
        <MenuRadioItem key={value} value={value}>
          {label}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
}
