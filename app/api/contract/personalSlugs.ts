import * as v from 'valibot'
import { Slug } from './common.ts'

/** An invalid slug is replaced by the site's own. */
const slug = (own: string) => v.fallback(v.optional(Slug, own), own)

/** Slug of each list of a player (RTE-17). */
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
