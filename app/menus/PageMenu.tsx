import { createContext, type ReactNode, useContext } from 'react'
import { PageBar, PageCell } from '#ui/layout/Page'

/** The menu of the layout; the page says where it stands: under its hero or under its title. */
export const LayoutMenu = createContext<ReactNode>(null)

/** What some pages have under the menu; unlike it, it scrolls away. */
export const UnderMenu = createContext<ReactNode>(null)

/** The place of the layout's menu in a page; nothing in layouts without one. */
export function PageMenu() {
  const menu = useContext(LayoutMenu)
  const under = useContext(UnderMenu)
  return (
    <>
      {menu && <PageBar>{menu}</PageBar>}
      {under && <PageCell>{under}</PageCell>}
    </>
  )
}
