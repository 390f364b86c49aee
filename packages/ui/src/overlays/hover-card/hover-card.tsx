import {
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import type { AnchorPlacement } from '../../foundations/anchor/place-beside';
import { useAnchor } from '../../foundations/anchor/use-anchor';
import { useLayer } from '../../foundations/layers/use-layer';
import { cn } from '../../foundations/lib/cn';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useHover } from './use-hover';

/** Escape closes the card wherever the focus is. */
const PAGE: RefObject<Element | null> = {
  get current() {
    return document.documentElement;
  },
};

export interface HoverCardProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'content'> {
  /** Names the card, e.g. "About Amina Otieno". */
  label: string;
  /** The preview. All of it must also be on the page that the link leads to. */
  content: ReactNode;
  /** One link. */
  children: ReactElement;
  /** Default `bottom-start`; another side if there is no room. */
  placement?: AnchorPlacement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A preview of a link, on hover and on keyboard focus. It can be dismissed, pointed at, and stays as long as it is
 * used (WCAG 1.4.13). Touch shows none. `ref` and other props go to the card.
 */
export const HoverCard = forwardRef<HTMLSpanElement, HoverCardProps>(function HoverCard(
  { children, open: given, defaultOpen = false, onOpenChange, ...card },
  ref,
) {
  const [open, setOpen] = useControllableState(given, defaultOpen, onOpenChange);
  const anchor = useRef<HTMLSpanElement>(null);
  const hover = useHover(setOpen);
  useLayer(open, PAGE, () => setOpen(false));
  return (
    <span ref={anchor} role="presentation" data-slot="hover-card-anchor" {...hover}>
      {children}
      {open && <Card {...card} anchor={anchor} cardRef={ref} />}
    </span>
  );
});

interface CardProps extends Omit<HoverCardProps, 'children' | 'open' | 'defaultOpen' | 'onOpenChange'> {
  anchor: RefObject<HTMLSpanElement | null>;
  cardRef: ForwardedRef<HTMLSpanElement>;
}

/** In the top layer, so that nothing clips it. No gap to the link, so that the pointer can move over. */
function Card({
  label,
  content,
  placement = 'bottom-start',
  anchor,
  cardRef,
  className,
  ...rest
}: CardProps) {
  const card = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // Missing in jsdom.
    card.current?.showPopover?.();
  }, []);
  useAnchor(anchor, card, { placement, gap: 0 });
  return (
    <span
      {...rest}
      ref={useMergedRef(card, cardRef)}
      popover="manual"
      role="group"
      aria-label={label}
      data-slot="hover-card"
      className={cn(
        'fixed inset-auto w-max max-w-[min(22rem,calc(100vw-2rem))] bg-transparent py-2 text-start text-base font-normal text-ink',
        className,
      )}
    >
      <span className="block rounded-lg border bg-raised p-4 shadow-overlay wrap-anywhere forced-colors:border-2 in-[.high-contrast]:border-2">
        {content}
      </span>
    </span>
  );
}
