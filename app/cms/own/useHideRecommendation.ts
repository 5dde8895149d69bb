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

/** Returns a function that hides a game or provider from the recommendations, with a notice to undo it. */
export function useHideRecommendation(): (kind: HiddenKind, entry: Named) => void {
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
