import type { CompareSlice } from '#app/api/contract/pageSlices.ts'
import type { PageContent, PageDraft } from './draft.ts'
import { lobbyCrumb } from './lists.ts'

/** `/compara`: games side by side. The games themselves are loaded one by one, like their details. */
export async function comparePage(content: PageContent): Promise<PageDraft> {
  const { gameDetails } = content.settings
  const knowsJackpots = await content.jackpotsKnown().then(
    () => true,
    () => false,
  )
  const facts: CompareSlice['facts'] = [
    'bet',
    'maxWin',
    ...(['rtp', 'volatility', 'lines', 'reels'] as const).filter((fact) => gameDetails[fact]),
    ...(knowsJackpots ? (['jackpot'] as const) : []),
  ]
  return {
    title: content.words.compare,
    lobby: 'Casino',
    main: { type: 'Compare', facts },
    ...(!knowsJackpots && { incomplete: true }),
    // Every choice of games has an address of its own.
    unlisted: true,
    trail: [lobbyCrumb(content, 'Casino')],
    kind: 'WebPage',
  }
}
