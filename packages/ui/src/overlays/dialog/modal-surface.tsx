import {
  createContext,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useLayer } from '../../foundations/layers/use-layer';
import { afterPaint } from '../../foundations/lib/after-paint';
import { useHydrated } from '../../foundations/lib/use-client-value';
import { useWhileOpen } from '../../foundations/lib/use-while-open';
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
 * What dialog and drawer share. Of open layers Escape closes the one on top (see useLayer); the rest of the page is
 * made inert natively (see useModal).
 */
export function ModalSurface({ open, onOpenChange, initialFocus, ...rest }: ModalSurfaceProps) {
  const shown = useHydrated() && open;
  const rendered = useRendered(shown);
  const surface = useRef<HTMLDivElement>(null);
  const openerRef = useRef<Element | null>(null);
  const close = () => onOpenChange(false);
  useModal(shown, surface);
  useLayer(shown, surface, close);
  useFocusWithin(shown, surface, openerRef, initialFocus);
  if (!rendered) return null;
  return createPortal(
    <StandingSurface {...rest} open={shown} surface={surface} openerRef={openerRef} onClose={close} />,
    document.body,
  );
}

/**
 * True while it is open and until the focus has been seen to be back: a surface that went in the same moment would
 * take the focus with it for a reader that follows what goes, and where it comes back stays unsaid (Orca).
 */
function useRendered(open: boolean): boolean {
  const [rendered, setRendered] = useState(open);
  if (open && !rendered) setRendered(true);
  useEffect(() => {
    if (!open && rendered) return afterPaint(() => setRendered(false));
  }, [open, rendered]);
  return open || rendered;
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
function useFocusWithin(
  open: boolean,
  surface: RefObject<HTMLElement | null>,
  openerRef: RefObject<Element | null>,
  initial?: RefObject<HTMLElement | null>,
) {
  useWhileOpen(open, () => {
    const own = surface.current;
    if (!own) return;
    // A surface that has just closed in favour of this one has given its focus back by now.
    if (!own.contains(document.activeElement)) openerRef.current = document.activeElement;
    (initial?.current ?? own).focus();
    return () => {
      const lost = !openerRef.current?.isConnected || openerRef.current === document.body;
      const target = lost ? document.getElementById('main') : openerRef.current;
      if (target instanceof HTMLElement) target.focus();
      // Without a target the focus is lost now, and a page's focus handling can detect that.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && own.contains(activeElement)) activeElement.blur();
    };
  });
}

interface SurfaceProps extends Omit<ModalSurfaceProps, 'onOpenChange' | 'initialFocus'> {
  surface: RefObject<HTMLDivElement | null>;
  /** Gets what has the focus when the surface appears. */
  openerRef: RefObject<Element | null>;
  onClose: () => void;
}

function Surface({
  role = 'dialog',
  slot,
  layerClassName,
  className,
  closeOnOutsidePress = true,
  described = true,
  surface,
  openerRef,
  onClose,
  children,
}: SurfaceProps) {
  const id = useId();
  const names = { title: `${id}-title`, description: `${id}-description` };
  const overlay = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // Strict mode runs this twice; the second time the focus is already inside.
    if (!surface.current?.contains(activeElement)) openerRef.current = activeElement;
  }, [openerRef, surface]);

  // On the overlay alone: a press in a toast or in a dialog on top is no wish to close this one. It closes when it
  // ends (WCAG 2.5.2).
  useEffect(() => {
    const element = overlay.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Without this, a press outside the surface would move the focus out of it.
    element.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    if (closeOnOutsidePress) element.addEventListener('click', onClose, { signal });
    return () => listening.abort();
  }, [closeOnOutsidePress, onClose]);

  return (
    <div data-slot={`${slot}-layer`} className={layerClassName}>
      <div ref={overlay} data-slot={`${slot}-overlay`} className="absolute inset-0 bg-sunken/75" />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- 2026-11-22: its role, dialog or alertdialog, comes by a property */}
      <div
        ref={surface}
        role={role}
        tabIndex={-1}
        aria-modal="true"
        aria-labelledby={names.title}
        aria-describedby={described ? names.description : undefined}
        data-slot={slot}
        className={className}
        onKeyDown={wrapTab}
      >
        <NamesContext.Provider value={names}>{children}</NamesContext.Provider>
      </div>
    </div>
  );
}

/** While it goes it stays as it was: by then the app may have forgotten what it was about. */
const StandingSurface = memo(Surface, (_, next) => !next.open);
