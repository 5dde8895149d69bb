import { useMatches } from 'react-router-dom'

/** How a page stands in the site (RTE-08); the default and the live one differ in the menus of their shell alone. */
type Layout = 'default' | 'clean' | 'winners' | 'play'

type Handle = { layout: Layout }

/** The `handle` of a route whose pages do not stand in the default layout. */
export const inLayout = (layout: Layout): Handle => ({ layout })

/** Layout of the page that is shown. */
export function useLayout(): Layout {
  const handle = useMatches().at(-1)?.handle as Handle | undefined
  return handle?.layout ?? 'default'
}
