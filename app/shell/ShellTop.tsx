import { memo } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '#app/content/shell.ts'
import { Tint } from '#app/content/tint/Tint.tsx'
import { addressOf } from '#app/domain/addresses.ts'
import { withoutRepeated } from '#app/domain/menuBars.ts'
import { type MenuLocation, menuItem } from '#app/navigation/menus/menuItem.ts'
import { useMenuLocation } from '#app/navigation/menus/useMenuLocation.ts'
import { AccountArea } from '#app/player/account/AccountArea.tsx'
import { usePromotionsBadge } from '#app/player/data/badgeFeed.ts'
import { SearchButton } from '#app/search/SearchButton.tsx'
import { Header } from '#ui/shell/Header'
import { OverflowNav } from '#ui/shell/OverflowNav'
import { SubMenu } from '#ui/shell/SubMenu'
import { ChatControl } from './chat/ChatControl.tsx'
import { CHAT_TOGGLE } from './chat/chat.ts'
import { InboxOpener } from './inbox/InboxOpener.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { SafePlayControl } from './SafePlayControl.tsx'
import { ThemeControl } from './ThemeControl.tsx'

/** Header and sub-menu; the tab bar and its menu on phones. */
export function ShellTop() {
  return <Top {...useMenuLocation()} />
}

/** Memoised, so that it does not render again when panels open and close. */
const Top = memo(function Top({ path, section }: MenuLocation) {
  const { header, subMenu, account, compliance } = useShell()
  const { formatMessage } = useIntl()
  const badge = usePromotionsBadge()
  const item = (entry: (typeof subMenu)[number]) => ({
    ...menuItem(entry, { path, section }),
    ...(entry.id === 'promotions' && badge),
  })

  return (
    <>
      <Header
        logoHref={addressOf('lobby')}
        logoLabel={formatMessage({ id: 'shell.logo' })}
        logoCurrent={path === addressOf('lobby')}
        nav={<OverflowNav label={formatMessage({ id: 'shell.header' })} items={header.map(item)} />}
      >
        <Tint place="header" />
        <SearchButton />
        <InboxOpener />
        <AccountArea account={account} />
      </Header>
      <SubMenu
        label={formatMessage({ id: 'shell.subMenu' })}
        items={withoutRepeated(subMenu, header).map(item)}
      >
        <SafePlayControl />
        <ThemeControl />
        <ChatControl id={CHAT_TOGGLE} />
      </SubMenu>
      <MobileMenu
        entries={subMenu.map(item)}
        links={header.map(item)}
        account={account}
        legal={compliance.links}
      />
    </>
  )
})
