import { createContext, type ReactNode, useContext } from 'react'
import { Tint } from '#app/content/tint/Tint.tsx'
import { PageBar, PageCell } from '#ui/layout/Page'

/** The menu of the layout; the page renders it under its hero or under its title. */
export const LayoutMenu = createContext<ReactNode>(null)

/** Content of some pages under the menu; unlike the menu, it is not sticky. */
export const UnderMenu = createContext<ReactNode>(null)

/** Renders the layout's menu in a page; empty in layouts without a menu. */
export function PageMenu() {
  const menu = useContext(LayoutMenu)
  const under = useContext(UnderMenu)
  return (
    <>
      {menu && (
        <PageBar>
          <Tint place="strip" />
          {menu}
        </PageBar>
      )}
      {under && <PageCell>{under}</PageCell>}
    </>
  )
}
