import { FavouriteButton, type FavouriteButtonProps } from '#ui/game/FavouriteButton'
import { useFavourite } from './useFavourite.ts'

type GameHeartProps = { code: string; name: string; size?: FavouriteButtonProps['size'] }

/** The favourite button beside a game's details; a guest has to log in first (DET-05, FAV-04). */
export function GameHeart({ code, name, size }: GameHeartProps) {
  return <FavouriteButton {...useFavourite(code)} name={name} size={size} />
}
