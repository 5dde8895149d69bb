import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of ours beginning with `/`, or an absolute http(s) one. */
  href: string
}

const Anchor: ComponentType<LinkProps> = (props) => <a {...props} />

/** The element behind every `Link`: a plain anchor unless the app supplies its router's. */
export const LinkElement = createContext<ComponentType<LinkProps>>(Anchor)

/** The kit's only way to another address; the kit itself knows no router. */
export function Link(props: LinkProps) {
  const Element = useContext(LinkElement)
  return <Element {...props} />
}
