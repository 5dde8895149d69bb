import { useIntl } from 'react-intl'
import { notAbove } from '#app/domain/menus.ts'
import { Dialog } from '#ui/overlay/Dialog'
import { ModalStack } from '#ui/overlay/ModalStack'
import { MenuList } from '#ui/shell/MenuList'
import type { menuItem } from './entries.ts'
import { ThemeControl } from './ThemeControl.tsx'

type Item = ReturnType<typeof menuItem>

export type MenuSheetProps = {
  entries: Item[]
  links: Item[]
  open: boolean
  title: string
  onClose: () => void
}

/** The menu of phones: the sub-menu's entries, the header's other links, the theme. */
export function MenuSheet({ entries, links, open, title, onClose }: MenuSheetProps) {
  const { formatMessage } = useIntl()
  return (
    <ModalStack>
      <Dialog kind="menu" shape="end" open={open} onClose={onClose} title={title}>
        <MenuList
          label={formatMessage({ id: 'shell.subMenu' })}
          items={entries.filter(({ only }) => only !== 'desktop')}
          onFollow={onClose}
        />
        <MenuList
          label={formatMessage({ id: 'shell.header' })}
          items={notAbove(links, entries)}
          onFollow={onClose}
        />
        <ThemeControl />
      </Dialog>
    </ModalStack>
  )
}
