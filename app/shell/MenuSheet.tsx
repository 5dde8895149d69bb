import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/overlay/Dialog'
import { ModalStack } from '#ui/overlay/ModalStack'
import { MenuList } from '#ui/shell/MenuList'
import type { menuItem } from './entries.ts'
import styles from './MenuSheet.module.css'
import { SafePlayControl } from './SafePlayControl.tsx'
import { ThemeControl } from './ThemeControl.tsx'

type Item = ReturnType<typeof menuItem>

export type Account = { registerHref: string; loginHref: string }

export type MenuSheetProps = {
  entries: Item[]
  links: Item[]
  account: Account | undefined
  open: boolean
  title: string
  onClose: () => void
}

/** The menu of phones: the ways in, the sub-menu's entries, the header's other links, safe play, the theme. */
export function MenuSheet({ entries, links, account, open, title, onClose }: MenuSheetProps) {
  const { formatMessage } = useIntl()
  const shown = entries.filter(({ only }) => only !== 'desktop')
  const others = links.filter(({ href }) => !shown.some((entry) => entry.href === href))
  return (
    <ModalStack>
      <Dialog kind="menu" shape="end" open={open} onClose={onClose} title={title}>
        {account && (
          <div className={styles.controls}>
            <Button tone="primary" href={account.loginHref}>
              <FormattedMessage id="ui.userArea.login" />
            </Button>
            <Button href={account.registerHref}>
              <FormattedMessage id="ui.userArea.register" />
            </Button>
          </div>
        )}
        <MenuList label={formatMessage({ id: 'shell.subMenu' })} items={shown} onFollow={onClose} />
        <MenuList label={formatMessage({ id: 'shell.header' })} items={others} onFollow={onClose} />
        <div className={styles.controls}>
          <SafePlayControl onOpen={onClose} />
          <ThemeControl />
        </div>
      </Dialog>
    </ModalStack>
  )
}
