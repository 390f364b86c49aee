import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../actions/button/button';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';

export interface VanishingButtonProps extends Omit<ButtonProps, 'ref'> {
  /** The button goes away while it has the focus: put the focus somewhere near. */
  onFocusLost: () => void;
}

/** A button that may go away under the finger of the person who pressed it. */
export function VanishingButton({ onFocusLost, ...props }: VanishingButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const lost = useEffectEvent(onFocusLost);

  // A layout effect is cleaned up while the element is still in the page and still has the focus.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element && element === document.activeElement) lost();
    };
  }, []);

  return <Button {...props} ref={button} />;
}
