/**
 * Parts of a point, the unit of scores. Whole numbers: fractions could differ in the last binary digit for two games
 * with equal scores, and change their order.
 */
export const PARTS = 100_000

/** Penalty in points for one unit of difference in rtp, volatility or lowest bet (S2 9). */
const PENALTY = 2.5

/** Precision of a measure: a ten-thousandth of a percent or a leu. */
const PRECISION = 10_000

/** A measure in parts: the difference of two is their penalty. */
export const penaltyOf = (measure: number): number =>
  Math.round(measure * PRECISION) * ((PENALTY * PARTS) / PRECISION)

/** Points of commercial tiers 0 to 10 (S2 9). */
const tierScores = [1, 2.5, 5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25] as const

/** Points of promotion levels, two levels a step (S2 9). */
const promotionScores = [1, 2, 3, 5, 7.5, 10] as const

const clamped = (level: number) => Math.min(Math.max(Math.floor(level), 0), 10)

/** Points of a commercial tier; tiers outside 0 to 10 are clamped (PER-07). */
export const tierScoreOf = (tier: number): number => tierScores[clamped(tier)] ?? tierScores[0]

/** Points of a promotion level, clamped likewise. */
export const promotionScoreOf = (level: number): number =>
  promotionScores[Math.floor(clamped(level) / 2)] ?? promotionScores[0]

/** Score of a game by itself, in parts. */
export const standingOf = (tier: number, promotion: number): number =>
  (tierScoreOf(tier) + promotionScoreOf(promotion)) * PARTS
