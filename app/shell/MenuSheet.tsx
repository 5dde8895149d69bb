import { useIntl } from 'react-intl'
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
  const shown = entries.filter(({ only }) => only !== 'desktop')
  const others = links.filter(({ href }) => !shown.some((entry) => entry.href === href))
  return (
    <ModalStack>
      <Dialog kind="menu" shape="end" open={open} onClose={onClose} title={title}>
        <MenuList label={formatMessage({ id: 'shell.subMenu' })} items={shown} onFollow={onClose} />
        <MenuList label={formatMessage({ id: 'shell.header' })} items={others} onFollow={onClose} />
        <ThemeControl />
      </Dialog>
    </ModalStack>
  )
}
