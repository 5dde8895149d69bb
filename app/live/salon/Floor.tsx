import { type KeyboardEvent, memo, useId, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Tile } from '#app/api/contract/pageSlices.ts'
import type { SalonGroup, SalonSection } from '#app/domain/live/salon.ts'
import { tableAfter } from '#app/domain/live/salonKeys.ts'
import { useLanguageName } from '#app/platform/messages/useLanguageName.ts'
import { useNeedsLogin } from '#app/player/session/auth.ts'
import { Flag } from '#ui/media/Flag'
import { SkipEnd, SkipPast } from '#ui/shell/SkipLink'
import styles from './Floor.module.css'
import { stakesName } from './SalonChips.tsx'
import { SalonTable } from './SalonTable.tsx'
import { useNearbyItems } from './useNearbyItems.ts'
import { useRestoreTableFocus } from './useRestoreTableFocus.ts'

type FloorProps = { sections: readonly SalonSection[]; games: readonly Tile[] }

/** Moves the focus between tables by arrow keys, Home and End; Tab also reaches each of them. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || shiftKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-table]')]
  const at = links.indexOf(target as HTMLElement)
  if (at < 0) return
  const next = tableAfter(
    key,
    at,
    links.map((link) => (link.closest('li') ?? link).getBoundingClientRect()),
  )
  if (next === undefined) return
  event.preventDefault()
  links[next]?.focus()
}

/** Whether the section has all tables, before the feed's first data. */
const isWhole = ({ groups }: SalonSection): boolean => groups.every(({ band }) => band === undefined)

/** All tables are another section than those without a language, which is the last one. */
const keyOf = (section: SalonSection): string => section.language ?? (isWhole(section) ? 'all' : 'none')

/** The floor: sections by language, in them lists of tables by lowest bet. */
export function Floor({ sections, games }: FloorProps) {
  const floor = useRef<HTMLDivElement>(null)
  const tiles = useMemo(() => new Map(games.map((tile) => [tile.code, tile])), [games])
  useRestoreTableFocus(floor, sections)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between its links
    <div ref={floor} className={styles.floor} onKeyDown={onKeyDown}>
      {sections.map((section, at) => (
        <Section key={keyOf(section)} section={section} tiles={tiles} first={at === 0} />
      ))}
    </div>
  )
}

type SectionProps = { section: SalonSection; tiles: ReadonlyMap<string, Tile>; first: boolean }

const Section = memo(function Section({ section, tiles, first }: SectionProps) {
  const { language, groups } = section
  const { formatMessage } = useIntl()
  const nameOf = useLanguageName()
  const [heading, end] = [useId(), useId()]
  const title = language
    ? nameOf(language)
    : formatMessage({ id: isWhole(section) ? 'live.salon.all' : 'live.salon.noLanguage' })
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.language}>
        {language && <Flag code={language} size="s" />}
        {title}
      </h2>
      <SkipPast className={styles.skip} title={title} end={end} />
      {groups.map((group, at) => (
        <Group key={group.band ?? ''} group={group} tiles={tiles} title={title} first={first && at === 0} />
      ))}
      <SkipEnd id={end} />
    </section>
  )
})

type GroupProps = {
  group: SalonGroup
  tiles: ReadonlyMap<string, Tile>
  /** Heading of the section. */
  title: string
  first: boolean
}

const Group = memo(function Group({ group: { band, codes }, tiles, title, first }: GroupProps) {
  const { formatMessage } = useIntl()
  const needsLogin = useNeedsLogin()
  const list = useRef<HTMLUListElement>(null)
  const { isNear, far } = useNearbyItems(list, codes, first)
  const stakes = band ? stakesName(formatMessage, band) : formatMessage({ id: 'live.salon.noBand' })
  const isWhole = band === undefined && first
  return (
    <>
      {!isWhole && <h3 className={styles.band}>{stakes}</h3>}
      <ul
        ref={list}
        // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of lists without markers
        role="list"
        className={styles.tables}
        data-far={far || undefined}
        aria-label={isWhole ? title : `${title}, ${stakes}`}
      >
        {codes.map((code, at) => {
          const tile = tiles.get(code)
          return tile && <SalonTable key={code} tile={tile} needsLogin={needsLogin} near={isNear(at)} />
        })}
      </ul>
    </>
  )
})
