import { useIntl } from 'react-intl'
import { Badge } from '#ui/feedback/Badge'
import type { Current } from '#ui/foundation/ariaCurrent.ts'
import { Icon, type IconName } from '#ui/media/Icon'

export type SubMenuEntry = {
  id: string
  /** Its words. */
  label: string
  href: string
  /** Icon before the words. */
  icon?: IconName
  /** Whether it is the current page, or its section. */
  current?: Current
  /** Number after the label; zero is hidden. */
  badge?: number
  /** Accessible text of the number: „4 disponibile”. */
  badgeLabel?: string
  /** Opens in another tab, and announces it. */
  external?: boolean
  /** Hides the entry on wide (`mobile`) or on narrow (`desktop`) screens. */
  only?: 'mobile' | 'desktop'
}

type EntryContentProps = Pick<SubMenuEntry, 'label' | 'icon' | 'badge' | 'badgeLabel' | 'external'> & {
  /** Class of the number. */
  badgeClass?: string
}

/** Icon, label and number of an entry; number and arrow have accessible texts. */
export function EntryContent({
  label,
  icon,
  badge = 0,
  badgeLabel,
  external,
  badgeClass,
}: EntryContentProps) {
  const { formatMessage } = useIntl()
  const counted = badge > 0 && badgeLabel
  const spoken = [label, counted, external && formatMessage({ id: 'ui.newTab' })].filter(Boolean).join(', ')
  const silent = spoken !== label || undefined

  return (
    <>
      {icon && <Icon name={icon} />}
      <span aria-hidden={silent}>{label}</span>
      {silent && <span className="visually-hidden">{spoken}</span>}
      <Badge className={badgeClass} count={badge} aria-hidden={counted ? true : undefined} />
      {external && <Icon name="arrow-square-out" size={16} />}
    </>
  )
}

/** Attributes of a link that opens in another tab. */
export const targetOf = ({ external }: SubMenuEntry) =>
  external ? { target: '_blank', rel: 'noopener' } : {}
