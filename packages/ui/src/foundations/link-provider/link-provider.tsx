import {
  type AnchorHTMLAttributes,
  createContext,
  forwardRef,
  type ReactNode,
  type Ref,
  useContext,
  useMemo,
} from 'react';

export interface BaseLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
}

/** The props of the router's link. `ref` is a prop in React 19 and uses `forwardRef` in React 18. */
export interface LinkComponentProps extends BaseLinkProps {
  ref?: Ref<HTMLAnchorElement>;
}

const PlainLink = forwardRef<HTMLAnchorElement, BaseLinkProps>(function PlainLink(
  { children, ...props },
  ref,
) {
  return (
    <a {...props} ref={ref}>
      {children}
    </a>
  );
});

/** A function component or a `forwardRef` component, typed by a call signature that the types of React 18 and 19 share. */
export type LinkComponent = (props: LinkComponentProps) => ReactNode;

interface LinkContextValue {
  component: LinkComponent;
  /** Path of the current page, e.g. `/courses`; marks the current item of a navigation. */
  currentPath: string | undefined;
}

const LinkContext = createContext<LinkContextValue>({ component: PlainLink, currentPath: undefined });

export interface LinkProviderProps {
  /** The router's link; default `<a>`. It must render an anchor and forward its ref. */
  component?: LinkComponent;
  currentPath?: string;
  children: ReactNode;
}

/** Provides the link component, so that the library does not depend on a router. */
export function LinkProvider({ component = PlainLink, currentPath, children }: LinkProviderProps) {
  const value = useMemo(() => ({ component, currentPath }), [component, currentPath]);
  return <LinkContext.Provider value={value}>{children}</LinkContext.Provider>;
}

/** An unstyled link that uses the provider. Other hosts, `mailto:` and in-page anchors stay plain anchors. */
export const BaseLink = forwardRef<HTMLAnchorElement, BaseLinkProps>(function BaseLink(props, ref) {
  const { component } = useContext(LinkContext);
  const Link = /^([a-z]+:|\/\/|#)/i.test(props.href) ? PlainLink : component;
  return <Link {...props} ref={ref} />;
});

export function useCurrentPath(): string | undefined {
  return useContext(LinkContext).currentPath;
}
