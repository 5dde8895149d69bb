import { FormattedMessage } from 'react-intl'
import type { Compliance } from '#app/api/contract/cms.ts'
import { notAbove } from '#app/domain/menuBars.ts'
import { useOpenPanel } from '#app/history/useOpenPanel.ts'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import type { menuItem } from '#app/menus/entries.ts'
import { PageModals } from '#app/panels/PageModals.tsx'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/overlay/Dialog'
import { MenuDrawer } from '#ui/shell/MenuDrawer'
import styles from './MenuSheet.module.css'
import { ThemeControl } from './ThemeControl.tsx'

type Item = ReturnType<typeof menuItem>

export type Account = { registerHref: string; loginHref: string }

export type MenuSheetProps = {
  entries: Item[]
  links: Item[]
  account: Account | undefined
  legal: Compliance['links']
  open: boolean
  title: string
  onClose: () => void
}

const LOBBIES = ['home', 'live']

type Arranged = Pick<MenuSheetProps, 'entries' | 'links' | 'legal'>

/** The lobbies beside each other, then the other entries of phones, each address once; one lobby alone is an entry. */
function arranged({ entries, links, legal }: Arranged) {
  const shown = entries.filter(({ only }) => only !== 'desktop')
  const others = links.filter(({ href }) => !shown.some((entry) => entry.href === href))
  const found = shown.filter(({ id }) => LOBBIES.includes(id))
  const lobbies = found.length < LOBBIES.length ? [] : found
  return {
    lobbies,
    items: [...shown.filter((entry) => !lobbies.includes(entry)), ...others],
    legal: notAbove(
      legal.map(({ label, url }) => ({ label, href: url })),
      links,
    ),
  }
}

/** The menu of phones: lobbies, ways in, the sub-menu's entries and the header's other links, safe play, theme, terms. */
export function MenuSheet({ entries, links, account, legal, open, title, onClose }: MenuSheetProps) {
  const openPanel = useOpenPanel()

  function openSafePlay() {
    onClose()
    openPanel('safe-play')
  }

  return (
    <MoreWords>
      <PageModals>
        <Dialog kind="menu" shape="end" open={open} onClose={onClose} title={title}>
          <MenuDrawer
            {...arranged({ entries, links, legal })}
            personal={account && <WaysIn {...account} />}
            onSafePlay={openSafePlay}
            controls={<ThemeControl />}
            onFollow={onClose}
          />
        </Dialog>
      </PageModals>
    </MoreWords>
  )
}

const WaysIn = ({ loginHref, registerHref }: Account) => (
  <div className={styles.ways}>
    <Button tone="primary" href={loginHref}>
      <FormattedMessage id="ui.userArea.login" />
    </Button>
    <Button href={registerHref}>
      <FormattedMessage id="ui.userArea.register" />
    </Button>
  </div>
)
