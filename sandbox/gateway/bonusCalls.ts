import type { BonusDetails, GamingBonus } from '#app/api/contract/player/bonuses.ts'
import type { GrantedBonus } from '../players/state.ts'
import { GatewayRefusal, type Handlers } from './asked.ts'

const done = { errorCode: 0 }

const current = ['accepted', 'active']

/** Bonuses with a status: `current` means two of them, `all` any (BON-01). */
function withStatus(bonuses: readonly GrantedBonus[], filter: string): GrantedBonus[] {
  const wanted = filter.toLowerCase()
  if (wanted === 'all') return [...bonuses]
  const statuses = wanted === 'current' ? current : [wanted]
  return bonuses.filter(({ status }) => statuses.includes(status.toLowerCase()))
}

function gamingOf({ bonusId, status, gaming }: GrantedBonus): GamingBonus[] {
  if (!gaming) return []
  const { bonusType, selectedGames, remaining } = gaming
  const left =
    bonusType === 'goldenchips'
      ? { goldenChips: { goldenChipsCountRemaining: remaining } }
      : { freeSpinsCountRemaining: remaining }
  return [{ bonusId, bonusType, bonusStatus: status, selectedGames, ...left }]
}

type Parts = { template: boolean; games: boolean }

function detailsOf(
  { bonusId, playType, templateCode, title, gaming }: GrantedBonus,
  parts: Parts,
): BonusDetails['bonus'] {
  const chips = gaming?.bonusType === 'goldenchips'
  const gamingContext = parts.games && gaming ? { selectedGames: gaming.selectedGames } : undefined
  return {
    bonusId,
    playType,
    templateCode,
    freeSpinsCount: chips ? undefined : gaming?.given,
    goldenChips: chips ? { goldenChipsCount: gaming.given } : undefined,
    bonusTemplate: parts.template ? { title, gamingContext } : undefined,
  }
}

/** Calls about bonuses and opt-ins. */
export const bonusCalls: Handlers<
  'bonuses' | 'bonusDetails' | 'gamingBonuses' | 'optIns' | 'optIn' | 'optOut'
> = {
  bonuses: ({ player, query }) => ({
    bonuses: withStatus(player.bonuses, query.statusFilter).map(({ gaming, ...bonus }) => bonus),
  }),
  bonusDetails: ({ player, query }) => {
    const bonus = player.bonuses.find(({ bonusId }) => bonusId === query.bonusId)
    if (!bonus) throw new GatewayRefusal(404, 'unknown-bonus')
    const parts = {
      template: query.returnBonusTemplateDetails === 'true',
      games: query.returnGamingContexts === 'true',
    }
    return { bonus: detailsOf(bonus, parts) }
  },
  gamingBonuses: ({ player, body }) => ({
    bonuses: withStatus(player.bonuses, body.statusFilter).flatMap(gamingOf),
  }),
  optIns: ({ player }) => ({ bonusTemplateOptIns: player.optIns }),
  optIn: ({ body: { templateCode }, change }) => {
    change((state) => {
      const others = state.optIns.filter((own) => own.templateCode !== templateCode)
      state.optIns = [...others, { templateCode }]
    })
    return done
  },
  optOut: ({ body: { templateCode }, change }) => {
    change((state) => {
      state.optIns = state.optIns.filter((own) => own.templateCode !== templateCode)
    })
    return done
  },
}
