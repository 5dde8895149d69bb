import { expect, waitFor } from 'storybook/test'
import type { PopularProvider, SearchGroup, SearchKind, SearchOption } from '#ui/browse/SearchPanel'
import { pictureUrl } from '../../pictures.ts'
import { pictureOf } from '../game/art.ts'

const option = (
  kind: SearchKind,
  name: string,
  facts: string,
  index: number,
  rest: Partial<SearchOption> = {},
) => ({
  id: `${kind}-${index}`,
  kind,
  name,
  facts,
  href: `/${kind}/${index}`,
  ...(kind === 'game' && {
    picture: pictureOf(index),
    playHref: `/play/${index}`,
    favourite: { on: index === 2 },
  }),
  ...rest,
})

const found: SearchOption[] = [
  option('game', 'Ruleta Carpați', 'Turnul Nord · Live · 3 locuri libere', 4),
  option('game', 'Carpatic Gold', 'Brazi · RTP 96,00%', 1),
  option('game', 'Secretul Carpaților', 'Calea Lactee · Jackpot 3.904,75 lei', 2),
  option('game', 'Carpe Diem 40', 'Moara Roșie', 3),
  option('provider', 'Carpatia Studios', '41 de jocuri', 0, {
    games: [5, 6, 7, 8, 9].map((index) => pictureOf(index)),
  }),
  option('provider', 'Cuprum Play', '41 de jocuri', 1, {
    lightLogo: pictureUrl('provider-cuprum-play-light'),
    darkLogo: pictureUrl('provider-cuprum-play-dark'),
    games: [1, 2, 3, 4].map((index) => pictureOf(index)),
  }),
  option('collection', 'Legende din Carpați', '18 jocuri', 0),
  option('category', 'Escarpele munților', '7 jocuri', 0),
]

/** A hundred and twenty-six games whose names hold the same letters. */
const many = Array.from({ length: 126 }, (_, index) =>
  option('game', `Diamant ${index + 1}`, 'Brazi · RTP 96,21%', index + 10),
)

export const recommended: SearchOption[] = [
  'Regina Nilului',
  'Arcul de Foc',
  'Livada de Aur',
  'Steaua Polară',
  'Lupul Argintiu',
  'Cireșe Aprinse',
  'Orașul Pierdut',
].map((name, index) => option('game', name, index % 2 ? 'Brazi' : 'Turnul Nord · RTP 96,21%', index + 40))

const drawn = { 'Cuprum Play': 'cuprum-play', 'Atelier Zimbru': 'atelier-zimbru' }

const names = ['Calea Lactee', 'Moara Roșie', 'Zimbrul']

/** The first two have a logo for each theme, the others only a name. */
export const popular: PopularProvider[] = [
  ...Object.entries(drawn).map(([name, slug]) => ({
    name,
    href: `/furnizori/${slug}`,
    lightLogo: pictureUrl(`provider-${slug}-light`),
    darkLogo: pictureUrl(`provider-${slug}-dark`),
  })),
  ...names.map((name, index) => ({ name, href: `/furnizori/${index}` })),
]

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const order: SearchKind[] = ['game', 'provider', 'category', 'collection']

/** What the app would find: by letters, without diacritics, at most `limit` games. */
export function search(text: string, limit = 40): SearchGroup[] {
  const sought = fold(text.trim())
  if (sought === '') return []
  const hits = [...found, ...many].flatMap((given) => {
    const start = fold(given.name).indexOf(sought)
    return start < 0 ? [] : [{ ...given, matches: [[start, start + sought.length]] as const }]
  })
  return order.flatMap((kind) => {
    const options = hits.filter((hit) => hit.kind === kind)
    return options.length > 0 ? [{ kind, count: options.length, options: options.slice(0, limit) }] : []
  })
}

export const withoutPicture = option('game', 'Joc fără imagine', 'Brazi', 99, {
  picture: undefined,
  now: '3 locuri libere',
})

/** Waits until the words have been announced. */
export const spoken = (words: string) =>
  waitFor(() => expect(document.querySelector('[role=status]')).toHaveTextContent(words), { timeout: 2500 })

/** Names and facts longer than any of the catalogue. */
export const longest: SearchGroup[] = search('carp').map((group) => ({
  ...group,
  options: group.options.map((given) => ({
    ...given,
    name: `${given.name} și comoara pierdută a haiducilor din munți`,
    facts: `${given.facts} · Jackpot 1.284.907,36 lei · Rotiri gratuite`,
  })),
}))

/** Results whose Play needs a login first. */
export const forGuests: SearchGroup[] = search('carp').map((group) => ({
  ...group,
  options: group.options.map((given) => ({ ...given, restricted: given.kind === 'game' })),
}))
