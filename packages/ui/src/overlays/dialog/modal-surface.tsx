import * as RadixDialog from '@radix-ui/react-dialog';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../foundations/lib/use-client-value';
import { useModal } from '../../foundations/modal/use-modal';

export interface ModalSurfaceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  role?: 'dialog' | 'alertdialog';
  /** `data-slot` of the surface; the overlay is `<slot>-overlay`. */
  slot: string;
  /** Classes of the layer that places the surface in the window. */
  layerClassName: string;
  className: string;
  /** A press beside the surface closes it. Default true; an alert dialog waits for an answer. */
  closeOnOutsidePress?: boolean;
  /** Gets the focus first; the surface itself when absent, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * What dialog and drawer share. Radix in its non-modal mode brings roles, names, the stack that Escape closes
 * from the top, and Tab that wraps; its modal mode would hide the rest by `aria-hidden` and leave focusable
 * guards beneath. The rest of the page is made inert instead (see useModal).
 */
export function ModalSurface({ open, onOpenChange, ...rest }: ModalSurfaceProps) {
  const hydrated = useHydrated();
  return (
    <RadixDialog.Root modal={false} open={open && hydrated} onOpenChange={onOpenChange}>
      {open &&
        hydrated &&
        createPortal(<OpenSurface {...rest} onClose={() => onOpenChange(false)} />, document.body)}
    </RadixDialog.Root>
  );
}

const CONTROLS =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]';

function tabbable(surface: HTMLElement): HTMLElement[] {
  return [...surface.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
}

interface OpenSurfaceProps extends Omit<ModalSurfaceProps, 'open' | 'onOpenChange'> {
  onClose: () => void;
}

function OpenSurface({
  role = 'dialog',
  slot,
  layerClassName,
  className,
  closeOnOutsidePress = true,
  initialFocus,
  onClose,
  children,
}: OpenSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useModal(true, surface);

  useLayoutEffect(() => {
    opener.current ??= document.activeElement;
  }, []);

  // A listener of its own instead of Radix's "outside": a press in a toast or in a dialog on top is no wish to
  // close this one, and a press closes when it ends (WCAG 2.5.2).
  useEffect(() => {
    const element = overlay.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Without this a press beside the surface would take the focus out of it.
    element.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    if (closeOnOutsidePress) element.addEventListener('click', onClose, { signal });
    return () => listening.abort();
  }, [closeOnOutsidePress, onClose]);

  const focusFirst = (event: Event) => {
    event.preventDefault();
    (initialFocus?.current ?? surface.current)?.focus();
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    const lost = !opener.current?.isConnected || opener.current === document.body;
    const target = lost ? document.getElementById('main') : opener.current;
    if (target instanceof HTMLElement) target.focus();
  };
  // Radix wraps from the first control; the surface or a title that has the focus stands before it.
  const wrapFromStart = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !event.shiftKey || !surface.current) return;
    const controls = tabbable(surface.current);
    const [first] = controls;
    if (!first || !(event.target instanceof Node) || event.target === first) return;
    const before = event.target.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!before) return;
    event.preventDefault();
    controls.at(-1)?.focus();
  };

  return (
    <div data-slot={`${slot}-layer`} className={layerClassName}>
      <div ref={overlay} data-slot={`${slot}-overlay`} className="absolute inset-0 bg-sunken/75" />
      <RadixDialog.Content
        ref={surface}
        role={role}
        aria-modal="true"
        data-slot={slot}
        className={className}
        onOpenAutoFocus={focusFirst}
        onCloseAutoFocus={returnFocus}
        onInteractOutside={(event) => event.preventDefault()}
        onKeyDown={wrapFromStart}
      >
        {children}
      </RadixDialog.Content>
    </div>
  );
}
