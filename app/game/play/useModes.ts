import type { PlaySlice } from '#app/api/contract/pageSlices.ts'
import { usePreview } from '#app/content/pageContexts.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { withFlags } from '#app/domain/flags.ts'
import type { PlayMode } from '#app/domain/launch/template.ts'
import { withPreview } from '#app/domain/preview.ts'
import { isHelpFirst } from '#app/domain/selfExclusion.ts'
import { usePageNavigation } from '#app/navigation/usePageNavigation.ts'
import { visitQuery } from '#app/platform/flags.ts'
import { useSelfExcluded } from '#app/player/data/exclusion.ts'
import type { PlayBarProps } from '#ui/shell/PlayBar'

const addresses = { demo: 'play-game-demo', real: 'play-game-real' } as const

const isOffered = (urls: PlaySlice['demo']): boolean => Boolean(urls.web ?? urls.mobile)

/**
 * Switch between demo and money, if the game has both and the player may play both. The other mode replaces the history
 * entry, so that Back leaves the game.
 */
export function useModes({ tile, demo, real }: PlaySlice, value: PlayMode): PlayBarProps['mode'] {
  const navigate = usePageNavigation()
  const edition = usePreview()
  const { fact } = useSelfExcluded()
  if (!tile.demo || !isOffered(demo) || !isOffered(real) || isHelpFirst(fact)) return undefined
  return {
    value,
    onValueChange: (next) => {
      const address = withPreview(addressOf(addresses[next], { game: tile.code }), edition)
      navigate(withFlags(address, visitQuery), { replace: true })
    },
  }
}
