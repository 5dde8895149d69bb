import { firstShown } from '#app/domain/jackpots/shown.ts'
import { Amount, type AmountProps } from '#ui/game/Amount'
import { useTopJackpot } from './jackpotFeed.ts'

type TopJackpotProps = Pick<AmountProps, 'form'> & {
  /** Code of the game. */
  game: string
  /** The amount that the casino has served, in lei. */
  served: number
}

/** Current amount of the top level of a game's jackpot; with a change it alone renders again, not what is around it. */
export function TopJackpot({ game, served, form }: TopJackpotProps) {
  return <Amount value={useTopJackpot(game) ?? firstShown(served)} form={form} />
}
