import {
  createContext,
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { AnchorPlacement } from '../../foundations/anchor/place-beside';
import { useAnchor } from '../../foundations/anchor/use-anchor';
import { cn } from '../../foundations/lib/cn';
import { mergeProps, Pressable, type PressableProps } from '../../foundations/lib/pressable';
import { focusSurface, watchInput } from '../../foundations/lib/quiet-focus';
import { type Disclosure, useDisclosure } from '../../foundations/lib/use-disclosure';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';

interface PopoverState extends Disclosure {
  /** Tells the trigger which element it controls. */
  setContentId: (id: string) => void;
}

const PopoverContext = createContext<PopoverState | null>(null);

function usePopover(): PopoverState {
  const context = useContext(PopoverContext);
  if (!context) throw new Error('Parts of a popover belong inside PopoverRoot.');
  return context;
}

export interface PopoverRootProps extends HTMLAttributes<HTMLDivElement> {
  /** Controls it. */
  open?: boolean;
  /** Initially open, uncontrolled. Default false. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Contains the trigger and the content. A press or focus outside closes it, so it renders an element around both. */
export const PopoverRoot = forwardRef<HTMLDivElement, PopoverRootProps>(function PopoverRoot(
  { open, defaultOpen, onOpenChange, className, ...rest },
  ref,
) {
  const disclosure = useDisclosure({ open, defaultOpen, onOpenChange });
  const [contentId, setContentId] = useState(disclosure.panelId);
  const { trigger } = disclosure;
  const controls = { ...trigger, 'aria-controls': disclosure.open ? contentId : undefined };
  const state = { ...disclosure, trigger: controls, setContentId };
  return (
    <PopoverContext.Provider value={state}>
      <div
        data-slot="popover"
        {...rest}
        ref={useMergedRef(disclosure.root, ref)}
        className={cn('relative inline-flex max-w-full', className)}
      />
    </PopoverContext.Provider>
  );
});

export type PopoverTriggerProps = PressableProps;

/** Toggles the popover. */
export const PopoverTrigger = forwardRef<HTMLButtonElement, PressableProps>(
  function PopoverTrigger(props, ref) {
    const { ref: button, ...trigger } = usePopover().trigger;
    useEffect(watchInput, []);
    return <Pressable {...mergeProps(trigger, props)} ref={useMergedRef(button, ref)} />;
  },
);

export type PopoverCloseProps = PressableProps;

/** Closes the popover. */
export const PopoverClose = forwardRef<HTMLButtonElement, PressableProps>(function PopoverClose(props, ref) {
  const { setOpen } = usePopover();
  return <Pressable {...mergeProps({ onClick: () => setOpen(false) }, props)} ref={ref} />;
});

/** The heading, and accessible name, of the popover. */
export const PopoverTitle = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function PopoverTitle({ className, ...rest }, ref) {
    const { panelId } = usePopover();
    return (
      <p
        {...rest}
        ref={ref}
        id={`${panelId}-title`}
        className={cn('min-w-0 py-1 text-lg font-bold', className)}
      />
    );
  },
);

export interface PopoverContentProps extends HTMLAttributes<HTMLDivElement> {
  /** Default `bottom-start`; another side if there is no room. */
  placement?: AnchorPlacement;
}

/** The popover itself (`role="dialog"`, which gets the ref and other props). Must contain one PopoverTitle. */
export const PopoverContent = forwardRef<HTMLDivElement, PopoverContentProps>(
  function PopoverContent(props, ref) {
    const { open, trigger, panelId } = usePopover();
    return open ? <Panel {...props} panelRef={ref} anchor={trigger.ref} panelId={panelId} /> : null;
  },
);

interface PanelProps extends PopoverContentProps {
  panelRef: ForwardedRef<HTMLDivElement>;
  panelId: string;
  anchor: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

function Panel({ panelRef, panelId, anchor, placement, className, ...rest }: PanelProps) {
  const { setContentId } = usePopover();
  const id = rest.id ?? panelId;
  useLayoutEffect(() => setContentId(id), [id, setContentId]);
  const panel = useRef<HTMLDivElement>(null);

  // The top layer prevents clipping; without support for it, position and z-index are used.
  useLayoutEffect(() => {
    const element = panel.current;
    if (element && typeof element.showPopover === 'function') element.showPopover();
  }, []);
  useAnchor(anchor, panel, { placement, scrolls: true });
  useLayoutEffect(() => {
    const opener = anchor.current;
    const element = panel.current;
    if (element) focusSurface(element);
    return () => {
      const at = document.activeElement;
      const lost = !(at instanceof HTMLElement) || at.tabIndex < 0 || element?.contains(at);
      if (lost) opener?.focus();
    };
  }, [anchor]);

  return (
    <div
      aria-labelledby={`${panelId}-title`}
      {...rest}
      ref={useMergedRef(panel, panelRef)}
      id={id}
      role="dialog"
      tabIndex={-1}
      popover="manual"
      data-slot="popover-panel"
      className={cn(SURFACE, className)}
    />
  );
}

const SURFACE =
  'fixed inset-auto z-popover w-80 max-w-[calc(100%-2rem)] overflow-y-auto rounded-lg bg-raised p-4 text-ink shadow-overlay wrap-anywhere forced-colors:border-2 in-[.high-contrast]:border-2';
