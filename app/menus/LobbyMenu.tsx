import { memo, useContext } from 'react'
import { useIntl } from 'react-intl'
import { notAbove } from '#app/domain/menuBars.ts'
import { ShellSlice } from '#app/lib/Edition.ts'
import { useStatus } from '#app/lib/useStatus.ts'
import { useSlice } from '#app/queries/slices.ts'
import { MenuStrip } from '#ui/shell/MenuStrip'
import { type Here, menuItem } from './entries.ts'
import { useHere } from './useHere.ts'

/** The main menu of the page's lobby. */
export function LobbyMenu() {
  return <Menu {...useHere()} />
}

/** Stays as it is while panels open and close over a page. */
const Menu = memo(function Menu(here: Here) {
  const { header, subMenu, mainMenu } = useSlice(useContext(ShellSlice), 'Shell', { status: useStatus() })
  const { formatMessage } = useIntl()
  const entries = notAbove(mainMenu, [...header, ...subMenu])
  return (
    <MenuStrip
      label={formatMessage({ id: 'shell.mainMenu' })}
      items={entries.map((entry) => menuItem(entry, here))}
    />
  )
})
