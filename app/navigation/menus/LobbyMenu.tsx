import { memo } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '#app/content/shell.ts'
import { withoutRepeated } from '#app/domain/menuBars.ts'
import { MenuStrip } from '#ui/shell/MenuStrip'
import { type Here, menuItem } from './entries.ts'
import { useHere } from './useHere.ts'

/** The main menu of the page's lobby. */
export function LobbyMenu() {
  return <Menu {...useHere()} />
}

/** Memoised, so that it does not render again when panels open and close. */
const Menu = memo(function Menu(here: Here) {
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
