import * as v from 'valibot'
import { Slug } from './common.ts'

/** A slug that does not fit costs itself alone: the site goes on with its own. */
const slug = (own: string) => v.fallback(v.optional(Slug, own), own)

/** Under which slug each list of a player stands (RTE-17). */
export const PersonalSlugs = v.object({
  freeSpins: slug('rotiri-gratuite'),
  favourites: slug('preferate'),
  mostPlayed: slug('cele-mai-jucate'),
  triedOnce: slug('incercate-o-data'),
  recentWins: slug('castiguri-recente'),
  recentlyPlayed: slug('jucate-recent'),
  personalised: slug('alese-pentru-tine'),
  liveFavourites: slug('mese-preferate'),
  goldenChips: slug('jetoane-de-aur'),
})
export type PersonalSlugs = v.InferOutput<typeof PersonalSlugs>
