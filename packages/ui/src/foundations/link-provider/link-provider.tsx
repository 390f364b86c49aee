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

/** What the router's link is given. `ref` comes as a prop in React 19, by `forwardRef` in React 18. */
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

/** A function component, or one by `forwardRef`: told by its call, which the types of React 18 and 19 share. */
export type LinkComponent = (props: LinkComponentProps) => ReactNode;

interface LinkContextValue {
  component: LinkComponent;
  /** Path of the page that shows, e.g. `/courses`; marks the current entry of a navigation. */
  currentPath: string | undefined;
}

const LinkContext = createContext<LinkContextValue>({ component: PlainLink, currentPath: undefined });

export interface LinkProviderProps {
  /** The router's link; an `<a>` when absent. It must render an anchor and pass its ref on. */
  component?: LinkComponent;
  currentPath?: string;
  children: ReactNode;
}

/** Tells every component how to link, so that the library knows no router. */
export function LinkProvider({ component = PlainLink, currentPath, children }: LinkProviderProps) {
  const value = useMemo(() => ({ component, currentPath }), [component, currentPath]);
  return <LinkContext.Provider value={value}>{children}</LinkContext.Provider>;
}

/** An unstyled link through the provider. Other hosts, `mailto:` and in-page anchors stay plain anchors. */
export const BaseLink = forwardRef<HTMLAnchorElement, BaseLinkProps>(function BaseLink(props, ref) {
  const { component } = useContext(LinkContext);
  const Link = /^([a-z]+:|\/\/|#)/i.test(props.href) ? PlainLink : component;
  return <Link {...props} ref={ref} />;
});

export function useCurrentPath(): string | undefined {
  return useContext(LinkContext).currentPath;
}
