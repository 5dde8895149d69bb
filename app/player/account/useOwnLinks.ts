import { useIntl } from 'react-intl'
import { useShell } from '#app/content/shell.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { menuItem } from '#app/navigation/menus/menuItem.ts'
import { useMenuLocation } from '#app/navigation/menus/useMenuLocation.ts'

/** A player's own pages, as entries of a menu: those of the main menu, and the mirror. */
export function useOwnLinks() {
  const { formatMessage } = useIntl()
  const here = useMenuLocation()
  const own = useShell().mainMenu.filter(({ personalized }) => personalized)
  const mirror = {
    id: 'mirror',
    label: formatMessage({ id: 'title.mirror' }),
    href: addressOf('user-mirror'),
    icon: 'clock-counter-clockwise',
  }
  return [...own, mirror].map((entry) => menuItem(entry, here))
}
