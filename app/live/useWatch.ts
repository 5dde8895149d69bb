import type { Tile } from '#app/api/contract/slices.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { withFlags } from '#app/domain/flags.ts'
import { usePageNavigation } from '#app/navigation/usePageNavigation.ts'
import { visitQuery } from '#app/platform/flags.ts'
import { useServices } from '#app/platform/useServices.ts'
import { useSelected, useStore } from '#app/platform/visit.ts'
import { createWatches } from './watches.ts'

/** Whether the visitor watches the table, and how to start or stop that (LIV-10). */
export function useWatch({ code, name }: Pick<Tile, 'code' | 'name'>) {
  const { hub } = useServices()
  const navigate = usePageNavigation()
  const { toggle } = useStore(createWatches)
  const on = useSelected(createWatches, (codes) => codes.includes(code))
  const address = withFlags(addressOf('play-game-real', { game: code }), visitQuery)
  const onWatch = hub ? () => toggle({ code, name, hub, play: () => navigate(address) }) : undefined
  return { on, onWatch }
}
