import { useIntl } from 'react-intl'
import { type HiddenKind, type Named, withHidden, withoutHidden } from '#app/domain/own/choices.ts'
import { notify } from '#app/platform/notices/notify.ts'
import { useStore, useVisit } from '#app/platform/visit.ts'
import { createChoices } from '#app/player/data/choices.ts'

const words = {
  games: 'reason.hidden.games',
  providers: 'reason.hidden.providers',
  seeds: 'reason.hidden.seeds',
} as const satisfies Record<HiddenKind, string>

/** Hides something from the recommendations, and offers to take that back. */
export function useHide(): (kind: HiddenKind, entry: Named) => void {
  const { formatMessage } = useIntl()
  const visit = useVisit()
  const { change } = useStore(createChoices)
  return (kind, entry) => {
    change((choices) => withHidden(choices, kind, entry))
    void notify(visit, {
      type: 'info',
      title: formatMessage({ id: words[kind] }, { name: entry.name }),
      actionText: formatMessage({ id: 'reason.undo' }),
      action: () => change((choices) => withoutHidden(choices, kind, entry.id)),
    })
  }
}
