import { type KeyboardEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { addressOf } from '#app/domain/addresses.ts'
import { withFlags } from '#app/domain/flags.ts'
import { shownIn } from '#app/domain/interruptions.ts'
import type { Resumable } from '#app/domain/resume.ts'
import type { PassedFilters } from '#app/navigation/entryFilters.ts'
import { createModalHistory } from '#app/navigation/modalHistory.ts'
import { usePageNavigation } from '#app/navigation/usePageNavigation.ts'
import { visitQuery } from '#app/platform/flags.ts'
import { createInterruptions } from '#app/platform/interruptions/interruptions.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useSelected, useStore, useVisit } from '#app/platform/visit.ts'
import { beginSearch } from '#app/search/searchState.ts'
import { IconButton } from '#ui/controls/IconButton'
import { useSwipeAway } from '#ui/feedback/Snackbars/useSwipeAway.ts'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './ResumeChip.module.css'
import { forgetTrace } from './resumeTrace.ts'
import { useResumeOffer } from './useResumeOffer.ts'

/** Offers a returning visitor the last open item; hidden while an interruption is shown. */
export function ResumeChip() {
  const offer = useResumeOffer()
  const isInterrupted = useSelected(createInterruptions, ({ queue }) => shownIn(queue) !== undefined)
  if (!offer || isInterrupted) return null
  return (
    <MoreMessages>
      <Chip left={offer} />
    </MoreMessages>
  )
}

const icons = {
  game: 'clock-counter-clockwise',
  list: 'funnel',
  search: 'magnifying-glass',
} as const satisfies Record<Resumable['kind'], IconName>

function useText(left: Resumable): string {
  const { formatMessage } = useIntl()
  const named = (name: string) => formatMessage({ id: 'resume.named' }, { name })
  if (left.kind === 'game') return named(left.name)
  if (left.kind === 'search') return formatMessage({ id: 'resume.search' }, { term: left.term })
  const { title, count } = left
  return named(count === 0 ? title : `${title}, ${formatMessage({ id: 'resume.filters' }, { count })}`)
}

/** Returns a function that opens the item: a game’s details and the search over this page, a list as a page. */
function useResume(left: Resumable): () => void {
  const visit = useVisit()
  const modals = useStore(createModalHistory)
  const navigate = usePageNavigation()
  return () => {
    if (left.kind === 'game')
      modals.showDetails(withFlags(addressOf('games-game', { game: left.code }), visitQuery))
    else if (left.kind === 'search') beginSearch(visit, modals.show({ name: 'search' }), left.term)
    else {
      const state: PassedFilters = { filters: left.filters }
      navigate(withFlags(left.href, visitQuery), { state })
    }
  }
}

function Chip({ left }: { left: Resumable }) {
  const visit = useVisit()
  const end = () => forgetTrace(visit)
  const { formatMessage } = useIntl()
  const chip = useRef<HTMLElement>(null)
  const swipe = useSwipeAway(chip, end)
  const resume = useResume(left)

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Delete' || key === 'Escape') end()
  }

  return (
    <aside
      ref={chip}
      className={styles.chip}
      aria-label={formatMessage({ id: 'resume.title' })}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      <button
        type="button"
        className={styles.resume}
        onClick={() => {
          end()
          resume()
        }}
      >
        <Icon name={icons[left.kind]} size={20} />
        <span className={styles.text}>{useText(left)}</span>
      </button>
      <IconButton icon="x-bold" size="s" label={formatMessage({ id: 'resume.forget' })} onClick={end} />
    </aside>
  )
}
