import {
  type ButtonHTMLAttributes,
  Children,
  cloneElement,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  version,
} from 'react';
import { useMergedRef } from './use-merged-ref';

type Props = Record<string, unknown>;
type Handler = (event: { defaultPrevented?: boolean }) => void;

/**
 * Joins the props of two parties. Handlers of both run, `own` first, which may prevent the other; classes are joined;
 * for the rest, `own` wins.
 */
export function mergeProps<Given extends object, Own extends object>(given: Given, own: Own): Given & Own {
  const merged = { ...given, ...own } as Props;
  for (const name in given) {
    const mine: unknown = given[name];
    const other = (own as Props)[name];
    if (name === 'className') merged[name] = [mine, other].filter(Boolean).join(' ');
    else if (typeof mine === 'function' && typeof other === 'function')
      merged[name] = ((event) => {
        (other as Handler)(event);
        if (!event.defaultPrevented) (mine as Handler)(event);
      }) satisfies Handler;
    else if (other === undefined) merged[name] = mine;
  }
  return merged as Given & Own;
}

/**
 * Replaces the content of an only child, for components that lay out more than their label.
 * @throws if `child` is not one element
 */
export function withContent(child: ReactNode, layOut: (label: ReactNode) => ReactNode): ReactElement {
  const element = Children.only(child) as ReactElement<{ children?: ReactNode }>;
  return cloneElement(element, undefined, layOut(element.props.children));
}

export interface PressableProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Uses the only child, e.g. a Button, instead of a plain button. */
  asChild?: boolean;
}

/**
 * A plain button, or with `asChild` its only child with the same props and ref. Much smaller than a slot library,
 * because it is part of every page with a trigger.
 * @throws if the child is not one element
 */
export const Pressable = forwardRef<HTMLButtonElement, PressableProps>(function Pressable(
  { asChild, children, ...rest },
  ref,
) {
  const child = asChild ? (
    (Children.only(children) as ReactElement<Props>)
  ) : (
    <button type="button">{children}</button>
  );
  // React 19 passes a ref as a prop. React 18 keeps it on the element, where React 19 warns about reading it.
  const source = (version.startsWith('18.') ? child : child.props) as {
    ref?: ForwardedRef<HTMLButtonElement>;
  };
  return cloneElement(child, {
    ...mergeProps(rest, child.props),
    ref: useMergedRef(ref, source.ref),
  } as Props);
});
