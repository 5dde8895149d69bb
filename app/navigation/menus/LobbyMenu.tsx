import { memo } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '#app/content/shell.ts'
import { withoutRepeated } from '#app/domain/menuBars.ts'
import { MenuStrip } from '#ui/shell/MenuStrip'
import { type MenuLocation, menuItem } from './menuItem.ts'
import { useMenuLocation } from './useMenuLocation.ts'

/** The main menu of the page's lobby. */
export function LobbyMenu() {
  return <Menu {...useMenuLocation()} />
}

/** Memoised, so that it does not render again when panels open and close. */
const Menu = memo(function Menu(here: MenuLocation) {
  const { header, subMenu, mainMenu } = useShell()
  const { formatMessage } = useIntl()
  const entries = withoutRepeated(mainMenu, [...header, ...subMenu])
  return (
    <MenuStrip
      label={formatMessage({ id: 'shell.mainMenu' })}
      items={entries.map((entry) => menuItem(entry, here))}
    />
  )
})
