import { ChevronDown } from 'lucide';
import {
  type ButtonHTMLAttributes,
  createContext,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useContext,
  useId,
  useMemo,
} from 'react';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { mergeProps } from '../../foundations/lib/pressable';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useFoundOnPage } from '../../foundations/lib/use-found-on-page';

interface AccordionContextValue {
  open: readonly string[];
  setOpen: (open: string[]) => void;
  multiple: boolean;
  headingLevel: 2 | 3 | 4;
}

const AccordionContext = createContext<AccordionContextValue | null>(null);
const ItemContext = createContext({ value: '', id: '' });
const NO_ITEMS: readonly string[] = [];

export function useAccordion(): AccordionContextValue {
  const context = useContext(AccordionContext);
  if (!context) throw new Error('Parts of an accordion belong inside AccordionRoot.');
  return context;
}

function useItem() {
  const { open, setOpen, multiple, headingLevel } = useAccordion();
  const { value, id } = useContext(ItemContext);
  const set = (show: boolean) => {
    const others = multiple || !show ? open.filter((other) => other !== value) : NO_ITEMS;
    setOpen(show ? [...others, value] : [...others]);
  };
  return { id, open: open.includes(value), set, headingLevel };
}

export interface AccordionRootProps extends HTMLAttributes<HTMLDivElement> {
  headingLevel: 2 | 3 | 4;
  /** Several items may be open at the same time. Default true. */
  multiple?: boolean;
  /** Values of the items that are open initially (uncontrolled). */
  defaultOpen?: readonly string[];
  /** Values of the open items (controlled). */
  open?: readonly string[];
  onOpenChange?: (open: string[]) => void;
}

/** Contains AccordionItems. `ref` and other props go to the element around them. */
export const AccordionRoot = forwardRef<HTMLDivElement, AccordionRootProps>(function AccordionRoot(
  { headingLevel, multiple = true, defaultOpen = NO_ITEMS, open: given, onOpenChange, className, ...rest },
  ref,
) {
  const change = (next: readonly string[]) => onOpenChange?.([...next]);
  const [open, setOpen] = useControllableState<readonly string[]>(given, defaultOpen, change);
  const context = useMemo(
    () => ({ open, setOpen, multiple, headingLevel }),
    [open, setOpen, multiple, headingLevel],
  );
  return (
    <AccordionContext.Provider value={context}>
      <div data-slot="accordion" {...rest} ref={ref} className={cn('flex min-w-0 flex-col', className)} />
    </AccordionContext.Provider>
  );
});

export interface AccordionItemProps extends HTMLAttributes<HTMLDivElement> {
  value: string;
}

/** Contains one AccordionTrigger and its AccordionPanel. */
export const AccordionItem = forwardRef<HTMLDivElement, AccordionItemProps>(function AccordionItem(
  { value, className, ...rest },
  ref,
) {
  const id = useId();
  const context = useMemo(() => ({ value, id }), [value, id]);
  return (
    <ItemContext.Provider value={context}>
      <div
        data-slot="accordion-item"
        {...rest}
        ref={ref}
        className={cn('border-b border-line first-of-type:border-t', className)}
      />
    </ItemContext.Provider>
  );
});

export interface AccordionTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Short text at the end of the row, e.g. "3 lessons". Read after the title; no controls. */
  meta?: ReactNode;
}

/** The heading of an item, a button that shows and hides its panel. */
export const AccordionTrigger = forwardRef<HTMLButtonElement, AccordionTriggerProps>(
  function AccordionTrigger({ meta, className, ...rest }, ref) {
    const { id, open, set, headingLevel } = useItem();
    const Heading = `h${headingLevel}` as const;
    const metaId = meta === undefined ? undefined : `${id}-meta`;
    return (
      <div className="relative flex flex-wrap items-center gap-x-4 rounded-md py-1.5 ps-9 hover:bg-hover">
        <Icon
          of={ChevronDown}
          size={20}
          className={cn(
            'absolute start-2 top-4.5 text-ink-muted transition-transform duration-fast',
            open && 'rotate-180',
          )}
        />
        <Heading className="min-w-0 grow basis-48">
          <button
            {...mergeProps({ onClick: () => set(!open) }, rest)}
            ref={ref}
            type="button"
            id={`${id}-button`}
            aria-expanded={open}
            aria-controls={`${id}-panel`}
            aria-describedby={metaId}
            className={cn(
              'min-h-target-primary w-full py-2 text-start text-lg font-bold wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus',
              className,
            )}
          />
        </Heading>
        {meta !== undefined && (
          <span id={metaId} className="pe-2 pb-1.5 text-sm text-ink-muted sm:pb-0">
            {meta}
          </span>
        )}
      </div>
    );
  },
);

/** Find-in-page still matches its hidden content and opens it. */
export const AccordionPanel = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function AccordionPanel({ className, children, ...rest }, ref) {
    const { id, open, set } = useItem();
    const merged = useMergedRef(
      useFoundOnPage<HTMLDivElement>(!open, () => set(true)),
      ref,
    );
    return (
      <div {...rest} ref={merged} id={`${id}-panel`} data-slot="accordion-panel" hidden={!open}>
        <div className={cn('ps-9 pe-2 pt-1 pb-6', className)}>{children}</div>
      </div>
    );
  },
);
