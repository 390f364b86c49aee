import { createContext, forwardRef, type HTMLAttributes, useContext, useId, useMemo, useState } from 'react';
import { mergeProps, Pressable, type PressableProps } from '../../foundations/lib/pressable';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useFoundOnPage } from '../../foundations/lib/use-found-on-page';
import { useClientLayoutEffect } from '../../foundations/lib/use-client-layout-effect';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';

interface CollapsibleContextValue {
  open: boolean;
  setOpen: (open: boolean) => void;
  contentId: string;
  /** Tells the trigger which element it controls. */
  setContentId: (id: string) => void;
}

const CollapsibleContext = createContext<CollapsibleContextValue | null>(null);

/** @throws if a part is used outside its root */
export function useCollapsible(): CollapsibleContextValue {
  const context = useContext(CollapsibleContext);
  if (!context) throw new Error('Parts of a collapsible belong inside CollapsibleRoot.');
  return context;
}

export interface CollapsibleRootProps extends HTMLAttributes<HTMLDivElement> {
  /** Controls it. */
  open?: boolean;
  /** Initially open, uncontrolled. Default false. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Contains one CollapsibleTrigger and one CollapsibleContent. `ref` and other props go to the element around them. */
export const CollapsibleRoot = forwardRef<HTMLDivElement, CollapsibleRootProps>(function CollapsibleRoot(
  { open: given, defaultOpen = false, onOpenChange, ...rest },
  ref,
) {
  const [open, setOpen] = useControllableState(given, defaultOpen, onOpenChange);
  const own = useId();
  const [contentId, setContentId] = useState(own);
  const context = useMemo(() => ({ open, setOpen, contentId, setContentId }), [open, setOpen, contentId]);
  return (
    <CollapsibleContext.Provider value={context}>
      <div data-slot="collapsible" {...rest} ref={ref} />
    </CollapsibleContext.Provider>
  );
});

/** Shows and hides the content. With `asChild` its only child, e.g. a Button, does. */
export const CollapsibleTrigger = forwardRef<HTMLButtonElement, PressableProps>(
  function CollapsibleTrigger(props, ref) {
    const { open, setOpen, contentId } = useCollapsible();
    const own: PressableProps = {
      'aria-expanded': open,
      'aria-controls': contentId,
      onClick: () => setOpen(!open),
    };
    return <Pressable {...mergeProps(own, props)} ref={ref} />;
  },
);

/** What is shown and hidden. Find-in-page still matches hidden content, and opens it. */
export const CollapsibleContent = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function CollapsibleContent({ id, ...rest }, ref) {
    const { open, setOpen, contentId, setContentId } = useCollapsible();
    useClientLayoutEffect(() => {
      if (id) setContentId(id);
    }, [id, setContentId]);
    const merged = useMergedRef(
      useFoundOnPage<HTMLDivElement>(!open, () => setOpen(true)),
      ref,
    );
    return <div data-slot="collapsible-content" {...rest} ref={merged} id={id ?? contentId} hidden={!open} />;
  },
);
