import { useIntl } from 'react-intl'
import { addressOf } from '#app/domain/addresses.ts'
import { useMenuLocation } from '#app/navigation/menus/useMenuLocation.ts'
import { MenuStrip } from '#ui/shell/MenuStrip'

/** The winners' area: one page for each list. */
export function WinnersNav() {
  const { formatMessage } = useIntl()
  const { path } = useMenuLocation()
  const items = [
    { id: 'winners.recent', href: addressOf('winners-recent') },
    { id: 'winners.jackpot', href: addressOf('winners-jackpot') },
    { id: 'winners.hall', href: addressOf('winners-hall-of-fame') },
  ] as const
  return (
    <MenuStrip
      label={formatMessage({ id: 'winners.nav' })}
      items={items.map(({ id, href }) => ({
        id,
        href,
        label: formatMessage({ id }),
        current: href === path,
      }))}
    />
  )
}
