import { isPlayOpen } from '#app/domain/selfExclusion.ts'
import { useSelfExcluded } from '../data/exclusion.ts'

/** Only a player who is known to be allowed to play is invited to deposit (CPL-04). */
export const useDepositTone = (): 'primary' | 'outline' =>
  isPlayOpen(useSelfExcluded().fact) ? 'primary' : 'outline'
