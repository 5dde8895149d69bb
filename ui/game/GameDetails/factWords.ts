import type { IntlShape } from 'react-intl'

/** Steps of the volatility, from very low to very high. */
export type Volatility = 1 | 2 | 3 | 4 | 5

const names = {
  1: 'ui.gameDetails.volatility.1',
  2: 'ui.gameDetails.volatility.2',
  3: 'ui.gameDetails.volatility.3',
  4: 'ui.gameDetails.volatility.4',
  5: 'ui.gameDetails.volatility.5',
} as const

const meanings = {
  1: 'ui.gameDetails.volatility.inWords.1',
  2: 'ui.gameDetails.volatility.inWords.2',
  3: 'ui.gameDetails.volatility.inWords.3',
  4: 'ui.gameDetails.volatility.inWords.4',
  5: 'ui.gameDetails.volatility.inWords.5',
} as const

const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

type Words = Pick<IntlShape, 'formatMessage' | 'formatNumber'>

/** A return to player as a number with two decimals, and what it means in lei. */
export function rtpWords(rtp: number, { formatMessage, formatNumber }: Words) {
  const returned = formatNumber(rtp, decimals)
  return {
    value: `${returned}%`,
    meaning: formatMessage({ id: 'ui.gameDetails.rtp.inWords' }, { returned }),
  }
}

/** A volatility as a word, and what it means for the wins. */
export const volatilityWords = (step: Volatility, { formatMessage }: Words) => ({
  value: formatMessage({ id: names[step] }),
  meaning: formatMessage({ id: meanings[step] }),
})
