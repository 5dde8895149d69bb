import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path starting with `/`, or an absolute http(s) address. */
  href: string
}

const Anchor: ComponentType<LinkProps> = (props) => <a {...props} />

/** The component behind every `Link`: an anchor unless the app provides its router's link. */
export const LinkElement = createContext<ComponentType<LinkProps>>(Anchor)

/** The kit's only link component; the kit does not depend on a router. */
export function Link(props: LinkProps) {
  const Element = useContext(LinkElement)
  return <Element {...props} />
}
