import { firstShown } from '#app/domain/jackpots/shown.ts'
import { Amount, type AmountProps } from '#ui/game/Amount'
import { useTopJackpot } from './jackpotFeed.ts'

type TopJackpotProps = Pick<AmountProps, 'form'> & {
  /** Code of the game. */
  game: string
  /** The amount that the casino has served with the game, in lei. */
  served: number | undefined
}

/** Current amount of the top level of a game's jackpot; with a change it alone renders again, not what is around it. */
export function TopJackpot({ game, served, form }: TopJackpotProps) {
  const value = useTopJackpot(game) ?? (served === undefined ? undefined : firstShown(served))
  return value === undefined ? null : <Amount value={value} form={form} />
}
