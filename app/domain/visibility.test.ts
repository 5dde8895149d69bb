// @vitest-environment node
import { expect, test } from 'vitest'
import { gameListSources } from '#app/api/contract/cms.ts'
import { hiddenFromVisitors } from './visibility.ts'

const shown = ['Default', 'PopularPggService', 'TrendingPggService', 'RecommendedPggService']

test.each(gameListSources)('PER-01 visitors see %s only when it is not made for one player', (source) => {
  expect(hiddenFromVisitors(source)).toBe(!shown.includes(source))
})
