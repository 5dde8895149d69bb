import type { GameType, Provider } from '#app/api/contract/casino.ts'
import { slugOf } from '#app/domain/slug.ts'
import { providerOf } from '../fixtures/providers.ts'
import { type Random, weighted } from './random.ts'

/** Invented studios, those with most games first. The first six and the first two live ones are fixtures. */
const studios = [
  'Cuprum Play',
  'Atelier Zimbru',
  'Șapte Văi',
  'Copperleaf Studio',
  'Cocorul de Hârtie și Fiii Interactive',
  'Norul Roșu',
  'Vulpea Albastră',
  'Moara Veche',
  'Piatra Lunii',
  'Lumen Arcade',
  'Orizont Nouă',
  'Salina Interactive',
  'Dor și Dar',
  'Strada Doisprezece',
  'Mistrețul Vesel',
  'Lanterna Mică',
  'Halta Studio',
  'Ulița Jocurilor',
  'Pavăza',
  'Zări Interactive',
  'Ghiocel Arcade',
  'Fabrica de Role',
  'Brumar Studio',
  'Kiteward',
  'Old Bazaar Reels',
  'Quiet Otter',
  'Marble and Moss',
  'Tinfoil Moon',
  'Ninth Lantern',
  'Hollow Oak Play',
  'Saltwheel',
  'Velvet Anchor',
  'Amber Ferry',
  'Paperlight',
  'Two Herons',
  'Cinderbay',
  'Plum Orchard Lab',
  'Tramvaiul Galben',
  'Foișor',
  'Luceafăr Reels',
  'Busuioc și Mentă',
  'Cetatea de Scaun',
  'Arțar',
  'Pragul de Sus',
  'Ceasornic Studio',
  'Rândunica',
  'Ora Albastră',
  'Vama Veche Play',
  'Stejărel',
  'Turnul Sfatului',
  'Bright Cellar',
  'Loomhouse',
  'Fable Yard',
  'Crooked Compass',
  'Northgate Reels',
  'Silver Thimble',
  'Rooftop Kite',
  'Tallow Street',
  'Corul de Seară',
  'Zefir',
]

const liveStudios = [
  'Salon Cristal Live',
  'Masa Regală',
  'Palat Live',
  'Studio Aurora Mese',
  'Cercul Verde Live',
  'Salonul Nouă',
]

const fixtureSlugs: Record<string, string> = { 'Cocorul de Hârtie și Fiii Interactive': 'cocorul-de-hartie' }
const slugFor = (name: string) => fixtureSlugs[name] ?? slugOf(name)

/** Studios without an address in one mode, for the site's error messages (LCH-04). */
const without: Record<string, 'demo' | 'real'> = { 'quiet-otter': 'demo', artar: 'real' }

/** A few studios make most of the games, as in reality. */
const weights = studios.map((name, place) => [slugFor(name), 1 / (place + 4)] as const)
const liveWeights = liveStudios.map((name, place) => [slugFor(name), 1 / (place + 1.5)] as const)

/** The slug of a random studio for a game. */
export function studioFor(random: Random, type: GameType): string {
  return weighted(random, type === 'Live' ? liveWeights : weights)
}

/** Every provider, with the codes of its games in rank order. */
export function seedProviders(games: Iterable<{ gameCode: string; provider: string }>): Provider[] {
  const made = new Map<string, string[]>()
  for (const { gameCode, provider } of games) {
    const codes = made.get(provider)
    if (codes) codes.push(gameCode)
    else made.set(provider, [gameCode])
  }
  return [...studios, ...liveStudios].map((name) => {
    const slug = slugFor(name)
    return providerOf({
      slug,
      name,
      games: made.get(`provider-${slug}`) ?? [],
      live: liveStudios.includes(name),
      without: without[slug],
    })
  })
}
