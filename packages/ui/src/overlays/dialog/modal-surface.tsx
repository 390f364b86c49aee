import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useId,
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
  /** It holds a {@link ModalDescription}, which is read together with the title. Default true. */
  described?: boolean;
  /** Among them one {@link ModalTitle}. */
  children: ReactNode;
}

/** Ids of the open surface's title and description. */
const NamesContext = createContext({ title: '', description: '' });

/**
 * What dialog and drawer share. Radix keeps the order of open layers, of which Escape closes the one on top; its
 * own dialog would bring a scroll lock, focus guards and `aria-hidden` that we do not use, at twice the weight
 * (docs/adr/0025-what-an-overlay-costs.md). The rest of the page is made inert natively (see useModal).
 */
export function ModalSurface({ open, onOpenChange, ...rest }: ModalSurfaceProps) {
  const hydrated = useHydrated();
  if (!open || !hydrated) return null;
  return createPortal(<OpenSurface {...rest} onClose={() => onOpenChange(false)} />, document.body);
}

/** The heading that names the surface. */
export function ModalTitle({
  titleRef,
  tabIndex,
  className,
  children,
}: {
  titleRef?: Ref<HTMLHeadingElement>;
  tabIndex?: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <h2 ref={titleRef} id={useContext(NamesContext).title} tabIndex={tabIndex} className={className}>
      {children}
    </h2>
  );
}

/** What is read together with the title. */
export function ModalDescription({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div id={useContext(NamesContext).description} className={className}>
      {children}
    </div>
  );
}

const CONTROLS =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, audio[controls], video[controls], [tabindex="0"]';

function tabbable(surface: HTMLElement): HTMLElement[] {
  return [...surface.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
}

/** From the last control to the first, and back: what is before the first (the surface, its title) counts as first. */
function wrapTab(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || event.defaultPrevented || !(event.target instanceof Node)) return;
  const controls = tabbable(event.currentTarget);
  const [first] = controls;
  const last = controls.at(-1);
  if (!first || !last) {
    event.preventDefault();
    return;
  }
  const isBefore =
    event.target !== first &&
    Boolean(event.target.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING);
  const target = event.shiftKey ? last : first;
  if (event.shiftKey ? event.target === first || isBefore : event.target === last) {
    event.preventDefault();
    target.focus();
  }
}

/** Focus goes in when the surface opens, and back to where it was when it closes. */
function useFocusWithin(surface: RefObject<HTMLElement | null>, initial?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    opener.current ??= document.activeElement;
  }, []);
  useEffect(() => {
    // A surface that has just closed in favour of this one has given its focus back by now.
    if (opener.current === document.body) opener.current = document.activeElement;
    (initial?.current ?? surface.current)?.focus();
    return () => {
      const lost = !opener.current?.isConnected || opener.current === document.body;
      const target = lost ? document.getElementById('main') : opener.current;
      if (target instanceof HTMLElement) target.focus();
    };
  }, [initial, surface]);
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
  described = true,
  onClose,
  children,
}: OpenSurfaceProps) {
  const id = useId();
  const names = { title: `${id}-title`, description: `${id}-description` };
  const surface = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  useModal(true, surface);
  useFocusWithin(surface, initialFocus);

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

  return (
    <div data-slot={`${slot}-layer`} className={layerClassName}>
      <div ref={overlay} data-slot={`${slot}-overlay`} className="absolute inset-0 bg-sunken/75" />
      <DismissableLayer
        ref={surface}
        role={role}
        tabIndex={-1}
        aria-modal="true"
        aria-labelledby={names.title}
        aria-describedby={described ? names.description : undefined}
        data-slot={slot}
        className={className}
        onInteractOutside={(event) => event.preventDefault()}
        onDismiss={onClose}
        onKeyDown={wrapTab}
      >
        <NamesContext.Provider value={names}>{children}</NamesContext.Provider>
      </DismissableLayer>
    </div>
  );
}
