import type { FactGroup, FactKind, FactRow } from '#app/api/contract/catalogueFacts.ts'
import type { PageAnswer } from '#app/api/contract/pages.ts'
import pages from './fixtures/pages.json'
import slices from './fixtures/slices.json'

/** The page with the catalogue's facts as the server describes it; head and shell are those of a recorded page. */
function cataloguePage(): unknown {
  const { page, shell, slices: hashes } = pages['/promotii']
  const all: Record<string, unknown> = slices
  return {
    page: { title: 'Starea catalogului', lobby: 'Casino', head: page.head, parts: [], invalidWidgets: [] },
    shell,
    slices: Object.fromEntries(hashes.map((hash) => [hash, all[hash]])),
  } satisfies Record<keyof Extract<PageAnswer, { page: unknown }>, unknown>
}

const row = (name: string, rest: Partial<FactRow> = {}): FactRow => ({
  code: name.toLowerCase().replaceAll(' ', '-'),
  name,
  provider: 'Aramă Studio',
  images: ['Thumbnail'],
  records: [],
  more: 0,
  href: '/toate-jocurile',
  ...rest,
})

const known = (kind: FactKind, rows: FactRow[], rest: Partial<FactGroup> = {}): FactGroup => ({
  kind,
  state: 'known',
  lacks: [],
  silent: 0,
  total: rows.length,
  rows,
  ...rest,
})

/** Groups in every state: full, longer than shown, empty, unknown, failed. */
const catalogueFacts: FactGroup[] = [
  known(
    'ahead',
    [row('Livada de Aur', { day: '2026-12-06' }), row('Sania lui Moș Crăciun', { day: '2026-12-20' })],
    {
      total: 43,
      silent: 2,
    },
  ),
  known('withdrawn', [
    {
      code: 'comoara-pierduta',
      images: [],
      records: [{ kind: 'category', id: 'casino-sloturi-noi' }],
      more: 2,
      href: '/categorii/sloturi-noi',
    },
  ]),
  { ...known('maintenance', []), state: 'unknown' },
  known('locked', []),
  known('artless', [
    row('Sărbătoarea recoltei de toamnă din Țara de Sus și de pe toată Valea Dunării', { images: [] }),
  ]),
  { ...known('uncategorised', []), state: 'failed', lacks: ['categories'] },
  known('unlisted', [row('Cireșe sălbatice')]),
]

/** Answers for the page of operators; `facts` replace the groups. */
export const catalogueAnswers = (facts: FactGroup[] = catalogueFacts): Record<string, unknown> => ({
  '/api/pages?path=/catalog&status=Draft': cataloguePage(),
  '/api/preview/catalogue?find=&from=0': facts,
  '/api/preview/access': { kind: 'open' },
})
