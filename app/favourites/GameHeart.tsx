import { useAuth } from '#app/session/auth.ts'
import { FavouriteButton, type FavouriteButtonProps } from '#ui/game/FavouriteButton'
import { useFavourite } from './useFavourite.ts'

type PlayerHeartProps = { code: string; name: string; size?: FavouriteButtonProps['size'] }

/** The heart of a game, for players (DET-05). */
export function PlayerHeart({ code, name, size }: PlayerHeartProps) {
  const favourite = useFavourite(code)
  return useAuth().player && <FavouriteButton {...favourite} name={name} size={size} />
}
