import { useMatches } from 'react-router-dom'

/** Layouts of a page in the site (RTE-08); default and live differ only in the menus of their shell. */
type Layout = 'default' | 'clean' | 'winners' | 'play'

type Handle = { layout: Layout }

/** The `handle` of a route whose pages do not use the default layout. */
export const inLayout = (layout: Layout): Handle => ({ layout })

/** Layout of the current page. */
export function useLayout(): Layout {
  const handle = useMatches().at(-1)?.handle as Handle | undefined
  return handle?.layout ?? 'default'
}
