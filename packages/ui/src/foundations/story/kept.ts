import { type ComponentType, createElement, useState } from 'react';

/**
 * For stories: wraps the component in a parent that holds its value, as a page does. The story's own handler is
 * called on each change too.
 * @param value name of the controlled prop; the story's arg is the initial value
 * @param onChange name of the handler that receives the next value
 */
export function kept<Props extends object>(
  Component: ComponentType<Props>,
  value = 'value' as keyof Props,
  onChange = 'onValueChange' as keyof Props,
): ComponentType<Props> {
  return function Kept(props) {
    const [now, setNow] = useState(props[value]);
    const hear = props[onChange] as ((next: Props[keyof Props]) => void) | undefined;
    const change = (next: Props[keyof Props]) => {
      setNow(next);
      hear?.(next);
    };
    return createElement(Component, { ...props, [value]: now, [onChange]: change });
  };
}
