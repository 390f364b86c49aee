import {
  type ComponentType,
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  memo,
  type Ref,
  type RefAttributes,
  useEffect,
  useState,
} from 'react';
import { afterPaint } from '../../foundations/lib/after-paint';
import { useHydrated } from '../../foundations/lib/use-client-value';
import { useModalContext } from './modal';

type Panel<Props> = ForwardRefExoticComponent<Props & RefAttributes<HTMLDivElement>>;

interface KeptProps {
  open: boolean;
  Panel: ComponentType<never>;
  panelProps: object;
  panelRef: Ref<HTMLDivElement>;
}

/** Keeps its content while closing, because the app may have cleared its data already. */
const Kept = memo(
  ({ Panel, panelProps, panelRef }: KeptProps) =>
    createElement(Panel as ComponentType<object>, { ...panelProps, ref: panelRef } as object),
  (_, next) => !next.open,
);

/**
 * Renders a panel only while its modal is open, and one frame longer: a surface removed at the same time as it closes
 * would take the focus with it for screen readers that track removals (Orca), and the restored focus is not announced.
 */
export function whileOpen<Props extends object>(panel: Panel<Props>): Panel<Props> {
  return forwardRef<HTMLDivElement, Props>(function WhileOpen(props, ref) {
    const hydrated = useHydrated();
    const open = useModalContext().open && hydrated;
    const [rendered, setRendered] = useState(open);
    if (open && !rendered) setRendered(true);
    useEffect(() => {
      if (!open && rendered) return afterPaint(() => setRendered(false));
    }, [open, rendered]);
    if (!open && !rendered) return null;
    return <Kept open={open} Panel={panel as ComponentType<never>} panelProps={props} panelRef={ref} />;
  }) as unknown as Panel<Props>;
}
