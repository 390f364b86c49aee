import { forwardRef, type HTMLAttributes, useRef } from 'react';
import { cn } from '../../foundations/lib/cn';
import { InToolbar } from '../../foundations/lib/in-toolbar';
import { mergeProps } from '../../foundations/lib/pressable';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useRovingFocus } from '../../foundations/lib/use-roving-focus';
import { Separator, type SeparatorProps } from '../../foundations/separator/separator';

export interface ToolbarProps extends HTMLAttributes<HTMLDivElement> {
  /** The accessible name, e.g. "Formatting". */
  label: string;
  /** Which arrow keys move. A horizontal one wraps. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
}

const ReadyToolbar = forwardRef<HTMLDivElement, ToolbarProps>(function Toolbar(
  { label, orientation = 'horizontal', className, children, ...rest },
  ref,
) {
  const vertical = orientation === 'vertical';
  const root = useRef<HTMLDivElement>(null);
  const move = useRovingFocus(root, vertical);
  return (
    <InToolbar.Provider value={true}>
      <div
        data-slot="toolbar"
        {...mergeProps({ onKeyDown: move }, rest)}
        ref={useMergedRef(root, ref)}
        role="toolbar"
        aria-label={label}
        aria-orientation={vertical ? 'vertical' : undefined}
        className={cn(
          'flex max-w-full gap-1',
          vertical ? 'flex-col items-start' : 'flex-wrap items-center',
          className,
        )}
      >
        {children}
      </div>
    </InToolbar.Provider>
  );
});

export interface ToolbarGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** The accessible name of the group, e.g. "Alignment". */
  label: string;
}

/** Controls of a toolbar that belong together, and stay together where the toolbar wraps. */
export const ToolbarGroup = forwardRef<HTMLDivElement, ToolbarGroupProps>(function ToolbarGroup(
  { label, className, ...rest },
  ref,
) {
  return (
    <div
      {...rest}
      ref={ref}
      role="group"
      aria-label={label}
      data-slot="toolbar-group"
      className={cn('flex max-w-full flex-wrap items-center gap-1', className)}
    />
  );
});

/** A line between controls of a toolbar. Vertical, as in a horizontal toolbar, unless it says otherwise. */
export const ToolbarSeparator = forwardRef<HTMLDivElement, Omit<SeparatorProps, 'label'>>(
  function ToolbarSeparator({ orientation = 'vertical', className, ...rest }, ref) {
    return (
      <Separator
        {...rest}
        ref={ref}
        orientation={orientation}
        className={cn(orientation === 'vertical' ? 'mx-1 my-2' : 'my-1', className)}
      />
    );
  },
);

/**
 * Controls that are one stop of Tab (APG toolbar): arrow keys, Home and End move between them. Its children are
 * buttons, links, ToggleGroups, triggers of menus, and others; `Toolbar.Group` and `Toolbar.Separator` arrange them. In
 * server components use the named exports `ToolbarGroup` and `ToolbarSeparator`.
 */
export const Toolbar = /* @__PURE__ */ Object.assign(ReadyToolbar, {
  Group: ToolbarGroup,
  Separator: ToolbarSeparator,
});
