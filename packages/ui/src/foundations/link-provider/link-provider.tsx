import { type ComponentType, createContext, type ReactNode, type Ref, useContext, useMemo } from 'react';

export interface LinkComponentProps extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

function PlainLink({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>;
}

interface LinkContextValue {
  component: ComponentType<LinkComponentProps>;
  /** Path of the page that shows, e.g. `/courses`; marks the current entry of a navigation. */
  currentPath: string | undefined;
}

const LinkContext = createContext<LinkContextValue>({ component: PlainLink, currentPath: undefined });

export interface LinkProviderProps {
  /** The router's link; an `<a>` when absent. It must render an anchor and pass its ref on. */
  component?: ComponentType<LinkComponentProps>;
  currentPath?: string;
  children: ReactNode;
}

/** Tells every component how to link, so that the library knows no router. */
export function LinkProvider({ component = PlainLink, currentPath, children }: LinkProviderProps) {
  const value = useMemo(() => ({ component, currentPath }), [component, currentPath]);
  return <LinkContext value={value}>{children}</LinkContext>;
}

/** An unstyled link through the provider. Other hosts, `mailto:` and in-page anchors stay plain anchors. */
export function BaseLink(props: LinkComponentProps) {
  const { component: Component } = useContext(LinkContext);
  return /^([a-z]+:|\/\/|#)/i.test(props.href) ? <PlainLink {...props} /> : <Component {...props} />;
}

export function useCurrentPath(): string | undefined {
  return useContext(LinkContext).currentPath;
}
