import { Content, Root } from '@radix-ui/react-dialog';
import {
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useLayer } from '../../foundations/layers/use-layer';
import { focusSurface, returnFocus, watchInput } from '../../foundations/lib/quiet-focus';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useWhileOpen } from '../../foundations/lib/use-while-open';
import { useModal } from '../../foundations/modal/use-modal';
import { DescribedContext, descriptionId, type ModalContentProps, titleId, useModalContext } from './modal';

export interface ModalSurfaceProps extends ModalContentProps {
  role?: 'dialog' | 'alertdialog';
  /** `data-slot` of the surface; the overlay is `<slot>-overlay`. */
  slot: string;
  /** Classes of the wrapper that positions the surface in the window. */
  layerClassName: string;
  className: string;
  /** Must include one ModalTitle. */
  children?: ReactNode;
}

// This module loads before the first dialog can open.
watchInput();

const prevent = (event: Event) => event.preventDefault();

/**
 * The base of dialog and drawer, on the dialog of Radix in its non-modal mode: the rest of the page is natively
 * inert (see useModal), which its modal mode does by `aria-hidden`, a style element and focus traps. Escape closes
 * the topmost layer (see useLayer). `ref` and other props go to the element with the role.
 */
export const ModalSurface = forwardRef<HTMLDivElement, ModalSurfaceProps>(function ModalSurface(
  {
    role = 'dialog',
    slot,
    layerClassName,
    closeOnOutsidePress = true,
    initialFocus,
    onKeyDown,
    children,
    ...rest
  },
  ref,
) {
  const { open, setOpen, id } = useModalContext();
  const surface = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(surface, ref);
  const overlay = useRef<HTMLDivElement>(null);
  const openerRef = useRef<Element | null>(null);
  const [described, setDescribed] = useState(false);
  const close = () => setOpen(false);

  useLayoutEffect(() => {
    const { activeElement } = document;
    // Strict mode runs this twice; the second time the focus is already inside.
    if (!surface.current?.contains(activeElement)) openerRef.current = activeElement;
  }, []);
  useModal(open, surface);
  useLayer(open, surface, close);
  useFocusWithin(open, surface, openerRef, initialFocus);

  // Only on the overlay itself: a press in a toast or a dialog on top must not close this one. It closes on
  // release (WCAG 2.5.2).
  useEffect(() => {
    const element = overlay.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Without this, a press outside the surface would move the focus out of it.
    element.addEventListener('mousedown', prevent, { signal });
    if (closeOnOutsidePress) element.addEventListener('click', () => setOpen(false), { signal });
    return () => listening.abort();
  }, [closeOnOutsidePress, setOpen]);

  return createPortal(
    <Root open modal={false}>
      <div data-slot={`${slot}-layer`} className={layerClassName}>
        <div ref={overlay} data-slot={`${slot}-overlay`} className="absolute inset-0 bg-sunken/75" />
        <Content
          aria-labelledby={titleId(id)}
          aria-describedby={described ? descriptionId(id) : undefined}
          {...rest}
          ref={merged}
          role={role}
          aria-modal="true"
          data-slot={slot}
          onOpenAutoFocus={prevent}
          onCloseAutoFocus={prevent}
          onEscapeKeyDown={prevent}
          onInteractOutside={prevent}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            wrapBack(event);
          }}
        >
          <DescribedContext.Provider value={setDescribed}>{children}</DescribedContext.Provider>
        </Content>
      </div>
    </Root>,
    document.body,
  );
});

/** Shift+Tab from the surface or its title would leave the modal: the loop of Radix begins at the first control. */
function wrapBack(event: KeyboardEvent<HTMLElement>) {
  const { key, shiftKey, target, currentTarget, defaultPrevented } = event;
  if (key !== 'Tab' || !shiftKey || defaultPrevented || (target as HTMLElement).tabIndex >= 0) return;
  const last = [...currentTarget.querySelectorAll<HTMLElement>('*')].findLast(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0,
  );
  event.preventDefault();
  last?.focus();
}

/** Moves the focus in when the surface opens, and restores it when it closes. */
function useFocusWithin(
  open: boolean,
  surface: RefObject<HTMLElement | null>,
  openerRef: RefObject<Element | null>,
  initial?: RefObject<HTMLElement | null>,
) {
  useWhileOpen(open, () => {
    const own = surface.current;
    if (!own) return;
    // A surface that was replaced by this one has already restored its focus.
    if (!own.contains(document.activeElement)) openerRef.current = document.activeElement;
    focusSurface(own, initial?.current ?? own);
    return () => {
      const lost = !openerRef.current?.isConnected || openerRef.current === document.body;
      const target = lost ? document.getElementById('main') : openerRef.current;
      if (target instanceof HTMLElement) returnFocus(target);
      // Without a target the focus is lost here, and the page's own focus handling can detect that.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && own.contains(activeElement)) activeElement.blur();
    };
  });
}
