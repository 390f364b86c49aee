import {
  type ComponentType,
  createContext,
  createElement,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useId,
  useMemo,
} from 'react';
import { type Deferred, useDeferred } from '../../foundations/lib/deferred';
import { mergeProps, Pressable, type PressableProps } from '../../foundations/lib/pressable';
import { useClientLayoutEffect } from '../../foundations/lib/use-client-layout-effect';
import { useControllableState } from '../../foundations/lib/use-controllable-state';

/**
 * The light part of dialogs and drawers: their state, their trigger, and what loads the rest. What a modal does
 * (Radix, focus, inertness) is in modal-surface.tsx, which loads on demand.
 */
interface ModalContextValue {
  /** Shown: opened, and its code has arrived. */
  open: boolean;
  setOpen: (open: boolean) => void;
  /** The component that renders the open modal. Undefined until it has arrived. */
  Panel: ComponentType<never> | undefined;
  preload: () => void;
  id: string;
}

export const titleId = (id: string) => `${id}-title`;
export const descriptionId = (id: string) => `${id}-description`;

const ModalContext = createContext<ModalContextValue | null>(null);

/** @throws if a part is used outside its root */
export function useModalContext(): ModalContextValue {
  const context = useContext(ModalContext);
  if (!context) throw new Error('Dialog and drawer parts need their root.');
  return context;
}

export interface ModalStateProps {
  /** Controls it. While its code loads, it opens as soon as the code has arrived. */
  open?: boolean;
  /** Initially open, uncontrolled. Default false. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

export interface ModalRootProps<Code> extends ModalStateProps {
  /** The code of the open modal. */
  code: Deferred<Code>;
  /** The component of that code that renders it. */
  panel: (code: Code) => ComponentType<never>;
  children: ReactNode;
}

export function ModalRoot<Code>({
  code,
  panel,
  open: given,
  defaultOpen = false,
  onOpenChange,
  children,
}: ModalRootProps<Code>) {
  const [wanted, setOpen] = useControllableState(given, defaultOpen, onOpenChange);
  const loaded = useDeferred(code, wanted);
  const Panel = loaded && panel(loaded);
  const open = wanted && Panel !== undefined;
  const id = useId();
  const { preload } = code;
  const context = useMemo(() => ({ open, setOpen, Panel, preload, id }), [open, setOpen, Panel, preload, id]);
  return <ModalContext.Provider value={context}>{children}</ModalContext.Provider>;
}

/** Opens the modal. Its code is preloaded when the pointer or the focus reaches the trigger. */
export const ModalTrigger = forwardRef<HTMLButtonElement, PressableProps>(function ModalTrigger(props, ref) {
  const { open, setOpen, preload } = useModalContext();
  const own: PressableProps = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onFocus: preload,
    onPointerEnter: preload,
    // Never closes: a second press while the code loads means the same as the first.
    onClick: () => setOpen(true),
  };
  return <Pressable {...mergeProps(own, props)} ref={ref} />;
});

/** What every panel of a modal takes. Everything else goes to the element with the role. */
export interface ModalContentProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'title'> {
  /** A press outside closes it. Default true; false if typed text would be lost. */
  closeOnOutsidePress?: boolean;
  /** Gets the initial focus. Default: the modal itself, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** Renders the panel that the root loads, with these props. */
export function ModalPanel<Props extends object>({
  panelRef,
  ...props
}: Props & { panelRef?: Ref<HTMLDivElement> }): ReactNode {
  const { Panel } = useModalContext();
  return Panel ? createElement(Panel as ComponentType<object>, { ...props, ref: panelRef } as object) : null;
}

/** Tells the surface that it contains a description. */
export const DescribedContext = createContext<(described: boolean) => void>(() => {});

/** The heading, and accessible name, of the modal. */
export const ModalTitle = forwardRef<HTMLHeadingElement, HTMLAttributes<HTMLHeadingElement>>(
  function ModalTitle({ children, ...rest }, ref) {
    return (
      <h2 {...rest} ref={ref} id={titleId(useModalContext().id)}>
        {children}
      </h2>
    );
  },
);

/** Read together with the title. */
export const ModalDescription = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function ModalDescription(props, ref) {
    const { id } = useModalContext();
    const setDescribed = useContext(DescribedContext);
    useClientLayoutEffect(() => {
      setDescribed(true);
      return () => setDescribed(false);
    }, [setDescribed]);
    return <div {...props} ref={ref} id={descriptionId(id)} />;
  },
);

/** Closes the modal. */
export const ModalClose = forwardRef<HTMLButtonElement, PressableProps>(function ModalClose(props, ref) {
  const { setOpen } = useModalContext();
  return <Pressable {...mergeProps({ onClick: () => setOpen(false) }, props)} ref={ref} />;
});
