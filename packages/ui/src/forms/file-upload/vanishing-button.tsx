import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../actions/button/button';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';

export interface VanishingButtonProps extends Omit<ButtonProps, 'ref'> {
  /** Called if the button is removed while focused, to move the focus nearby. */
  onFocusLost: () => void;
}

/** A button that may be removed while it has the focus. */
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
