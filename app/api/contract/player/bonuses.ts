import * as v from 'valibot'
import { Amount, GameCode, GameCodes, Id, Text } from '../common.ts'
import { lenient, lenientList } from '../repair.ts'

/** Bonuses, templates and remaining amounts (S1 3.3, S2 3). */

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** `accepted` and `active`, in any case, mean a current bonus (BON-01); other states are the gateway's. */
export const Bonus = v.object({
  bonusId: Id,
  status: Id,
  playType: Id,
  templateCode: lenient(Id),
  /** Display name (our decision). */
  title: lenient(Text),
  /** In lei (our decision). */
  amount: lenient(Amount),
})
export type Bonus = v.InferOutput<typeof Bonus>

export const Bonuses = v.object({ bonuses: lenientList(Bonus) })

export const GamingBonus = v.object({
  bonusId: lenient(Id),
  bonusType: v.picklist(['freespins', 'freespins2', 'goldenchips']),
  bonusStatus: Id,
  selectedGames: GameCodes,
  freeSpinsCountRemaining: lenient(Count),
  goldenChips: lenient(v.object({ goldenChipsCountRemaining: Count })),
})
export type GamingBonus = v.InferOutput<typeof GamingBonus>

export const GamingBonuses = v.object({ bonuses: lenientList(GamingBonus) })

export const BonusDetails = v.object({
  bonus: v.object({
    bonusId: Id,
    playType: Id,
    freeSpinsCount: lenient(Count),
    goldenChips: lenient(v.object({ goldenChipsCount: Count })),
    templateCode: lenient(Id),
    bonusTemplate: lenient(
      v.object({
        /** Display name (our decision). */
        title: lenient(Text),
        gamingContext: lenient(v.object({ selectedGames: GameCodes })),
      }),
    ),
  }),
})
export type BonusDetails = v.InferOutput<typeof BonusDetails>

/** A template that the player has opted into, or tags that count as one. */
const OptIn = v.object({
  templateCode: lenient(Id),
  tags: lenient(lenientList(v.object({ name: Id }))),
})
export type OptIn = v.InferOutput<typeof OptIn>

export const OptIns = v.object({ bonusTemplateOptIns: lenientList(OptIn) })

/** A player's games, most with a count: the gateway's game type is our game code. */
export const Favourites = v.object({
  favoriteGames: lenientList(v.object({ gameType: GameCode }), 5000),
})

export const PlayerGames = v.object({
  results: lenientList(v.object({ gameType: GameCode, gameRoundCount: Count }), 5000),
})

/** A finished round; `win` in lei. */
const GameResult = v.object({
  code: lenient(Id),
  datetime: lenient(Text),
  gameName: lenient(Text),
  gameType: GameCode,
  win: Amount,
})
export const GameResults = v.object({ results: lenientList(GameResult, 1000) })
