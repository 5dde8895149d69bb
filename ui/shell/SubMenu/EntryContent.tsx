import { useIntl } from 'react-intl'
import { Badge } from '#ui/feedback/Badge'
import type { Current } from '#ui/foundation/ariaCurrent.ts'
import { Icon, type IconName } from '#ui/media/Icon'

export type SubMenuEntry = {
  id: string
  label: string
  href: string
  icon?: IconName
  /** The page that is open, or the section that it stands in. */
  current?: Current
  /** Number after the label; zero shows nothing. */
  badge?: number
  /** What the number counts, read after the label: „4 disponibile”. */
  badgeLabel?: string
  /** Opens in another tab, and says so. */
  external?: boolean
  /** Leaves the entry out on wide (`mobile`) or on narrow (`desktop`) screens. */
  only?: 'mobile' | 'desktop'
}

type EntryContentProps = Pick<SubMenuEntry, 'label' | 'icon' | 'badge' | 'badgeLabel' | 'external'> & {
  /** Dresses the number. */
  badgeClass?: string
}

/** Sign, words and number of one entry; what number and arrow mean is said in words. */
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
