import type { SearchGroup, SearchKind, SearchOption } from '#ui/browse/SearchPanel'
import { pictureUrl } from '../pictures.ts'
import { collections, gamesFor, providers } from './data.ts'

const games: SearchOption[] = gamesFor('player', 'Default', 0, 18).map(
  ({ name, provider, href, picture, favourite, jackpot }) => ({
    id: href,
    kind: 'game',
    name,
    facts: typeof jackpot === 'number' ? `${provider} · cu jackpot` : provider,
    href,
    picture,
    playable: true,
    favourite: { on: favourite?.on ?? false },
  }),
)

const live: SearchOption[] = [
  ['ruleta-carpati', 'Ruleta Carpați', 'Deschis'],
  ['blackjack-arama-3', 'Blackjack Aramă 3', '3 locuri libere'],
  ['speed-baccarat-b', 'Speed Baccarat B', 'Deschis'],
  ['blackjack-vip', 'Blackjack VIP', 'Închis'],
].map(([code = '', name = '', state = '']) => ({
  id: code,
  kind: 'game',
  name,
  facts: `Live · ${state}`,
  href: `/cazinou-live/${code}`,
  picture: { src: pictureUrl(`${code}.Thumbnail`) ?? '' },
  playable: state !== 'Închis',
  favourite: { on: false },
}))

const others: SearchOption[] = [
  ...providers.map(({ name, href, count }) => ({ name, href, count, kind: 'provider' as const })),
  ...collections.map(({ title, href, count }) => ({ name: title, href, count, kind: 'collection' as const })),
  { name: 'Carpatia Studios', href: '/furnizori/carpatia', count: 14, kind: 'provider' as const },
  { name: 'Legende din Carpați', href: '/colectii/carpati', count: 18, kind: 'collection' as const },
].map(({ count, ...rest }) => ({
  ...rest,
  id: rest.href,
  facts: `${count} ${count < 20 ? '' : 'de '}jocuri`,
}))

const everything = [...live, ...games, ...others]

export const recommended = games.slice(0, 5)

const order: SearchKind[] = ['game', 'provider', 'collection']
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What the catalogue of the pages holds with these letters, whatever their marks. */
export function found(text: string): SearchGroup[] {
  const sought = fold(text.trim())
  if (sought === '') return []
  const hits = everything.flatMap((given) => {
    const start = fold(given.name).indexOf(sought)
    return start < 0 ? [] : [{ ...given, matches: [[start, start + sought.length]] as const }]
  })
  return order.flatMap((kind) => {
    const options = hits.filter((hit) => hit.kind === kind)
    return options.length > 0 ? [{ kind, count: options.length, options }] : []
  })
}
