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
  /** Classes of the wrapper that positions the surface in the window. */
  layerClassName: string;
  className: string;
  /** A press outside the surface closes it. Default true; an alert dialog requires an answer. */
  closeOnOutsidePress?: boolean;
  /** Gets the initial focus. Default: the surface itself, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** It contains a {@link ModalDescription}, which is read together with the title. Default true. */
  described?: boolean;
  /** Must include one {@link ModalTitle}. */
  children: ReactNode;
}

/** Ids of the open surface's title and description. */
const NamesContext = createContext({ title: '', description: '' });

/**
 * The base of dialog and drawer. Escape closes the topmost layer (see useLayer); the rest of the page is
 * natively inert (see useModal).
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
 * True while it is open and until the restored focus was painted. A surface removed at the same time would
 * take the focus with it for screen readers that track removals (Orca), and the restored focus is not announced.
 */
function useRendered(open: boolean): boolean {
  const [rendered, setRendered] = useState(open);
  if (open && !rendered) setRendered(true);
  useEffect(() => {
    if (!open && rendered) return afterPaint(() => setRendered(false));
  }, [open, rendered]);
  return open || rendered;
}

/** The heading, and accessible name, of the surface. */
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

/** Read together with the title. */
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

/** Tab wraps from the last control to the first and back. Elements before the first (the surface, its title) count as it. */
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
    (initial?.current ?? own).focus();
    return () => {
      const lost = !openerRef.current?.isConnected || openerRef.current === document.body;
      const target = lost ? document.getElementById('main') : openerRef.current;
      if (target instanceof HTMLElement) target.focus();
      // Without a target the focus is lost here, and the page's own focus handling can detect that.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && own.contains(activeElement)) activeElement.blur();
    };
  });
}

interface SurfaceProps extends Omit<ModalSurfaceProps, 'onOpenChange' | 'initialFocus'> {
  surface: RefObject<HTMLDivElement | null>;
  /** The element that gets the focus when the surface appears. */
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

  // Only on the overlay itself: a press in a toast or a dialog on top must not close this one. It closes on
  // release (WCAG 2.5.2).
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
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- 2026-11-22: its role, dialog or alertdialog, is set by a prop */}
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

/** Keeps its content while closing, because the app may have cleared its data already. */
const StandingSurface = memo(Surface, (_, next) => !next.open);
