import { Suspense } from 'react'
import type { JackpotsSlice } from '#app/api/contract/slices.ts'
import { firstShown } from '#app/domain/jackpots/shown.ts'
import { useHrefUnlessCurrent } from '#app/navigation/useHrefUnlessCurrent.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { Amount } from '#ui/game/Amount'
import { type JackpotLevel, JackpotPanel } from '#ui/game/JackpotPanel'
import { useJackpot } from './jackpotFeed.ts'

// Loaded with the first changing amounts.
const Ticker = lazyPart(() => import('#ui/game/JackpotTicker').then((file) => file.JackpotTicker))

type JackpotOfProps = { jackpot: JackpotsSlice['jackpots'][number]; brief?: boolean }

/** One jackpot with its current levels (JAC-02), the same everywhere on the site. */
export function JackpotOf({ jackpot: { id, title, href, levels }, brief }: JackpotOfProps) {
  const shown = useJackpot(id)
  const games = useHrefUnlessCurrent(href)
  function renderAmount({ amount }: JackpotLevel, index: number) {
    const bare = index > 0
    const still = <Amount value={firstShown(amount)} bare={bare} />
    const now = shown?.levels[index]
    if (!now) return still
    return (
      <Suspense fallback={still}>
        <Ticker value={now.amount} served={now.served} size="inherit" bare={bare} />
      </Suspense>
    )
  }
  return <JackpotPanel title={title} href={games} levels={levels} renderAmount={renderAmount} brief={brief} />
}
