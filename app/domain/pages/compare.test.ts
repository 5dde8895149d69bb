import { expect, test } from 'vitest'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { comparePage } from './compare.ts'
import type { PageContent } from './draft.ts'

const content = (over: Partial<PageContent> = {}) =>
  ({
    settings: globalSettings,
    words: { compare: 'Compară' },
    jackpotsKnown: async () => undefined,
    ...over,
  }) as PageContent

test('the comparison shows every fact that the settings enable; search engines do not list it', async () => {
  expect(await comparePage(content())).toMatchObject({
    title: 'Compară',
    unlisted: true,
    main: { facts: ['bet', 'maxWin', 'rtp', 'volatility', 'lines', 'reels', 'jackpot'] },
  })
})

test('DET-04 a fact that the settings hide is no row, so that no studio seems to hide it', async () => {
  const gameDetails = { ...globalSettings.gameDetails, rtp: false, lines: false }
  const page = await comparePage(content({ settings: { ...globalSettings, gameDetails } }))
  expect(page.main).toMatchObject({ facts: ['bet', 'maxWin', 'volatility', 'reels', 'jackpot'] })
})

test('while the jackpots are unknown no game is said to have none, and the page is not cached', async () => {
  const page = await comparePage(content({ jackpotsKnown: () => Promise.reject(new Error('503')) }))
  expect(page.main).not.toMatchObject({ facts: expect.arrayContaining(['jackpot']) })
  expect(page.incomplete).toBe(true)
})
