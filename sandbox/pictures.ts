import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Game, ImageKind } from '#app/api/contract/casino.ts'
import type { TableWorld } from './hub/kinds.ts'
import { wordsForArt } from './seed/worlds.ts'
import { tagOfSources } from './sources.ts'

/** A requested picture. */
export type PictureOrder =
  | { of: 'game'; game: Game; kind: ImageKind; world?: string }
  | { of: 'provider'; slug: string; name: string; form: 'light' | 'dark' | 'icon' }
  | { of: 'banner' | 'collection'; code: string; title: string; type: Game['type']; world?: string }
  | { of: 'symbols'; code: string; name: string; type: Game['type']; world?: string }
  | { of: 'dealer'; number: number; world: TableWorld }
  | { of: 'placeholder'; kind: ImageKind }

/** The pictures of one cache folder. */
export type Pictures = ReturnType<typeof createPictures>

/** More at a time would slow down the site in the same process. */
const rendersAtOnce = 2

/** `plain`: all games and tables share one picture per kind, for tests that do not look at pictures. */
export type Art = 'drawn' | 'plain'

function plainOf(order: PictureOrder): PictureOrder {
  if (order.of === 'game') return { of: 'placeholder', kind: order.kind }
  return order.of === 'dealer' ? { of: 'placeholder', kind: 'Landscape' } : order
}

/** Renders pictures once and stores them on disk; one render in progress per key. */
export function createPictures(cacheDir: string, art: Art = 'drawn') {
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const inTurn = createTurns(rendersAtOnce)

  async function make(order: PictureOrder, width: number, file: string): Promise<Uint8Array<ArrayBuffer>> {
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return new Uint8Array(kept)
    return inTurn(async () => {
      const picture = new Uint8Array(await draw(order, width))
      await mkdir(dirname(file), { recursive: true })
      // Written to a temporary file and renamed, so that no reader gets half a picture.
      const part = `${file}.${process.pid}.part`
      await writeFile(part, picture)
      await rename(part, file)
      return picture
    })
  }

  return {
    keyOf,
    get(wanted: PictureOrder, width: number): Promise<Uint8Array<ArrayBuffer>> {
      const order = art === 'plain' ? plainOf(wanted) : wanted
      const key = keyOf(order, width)
      const known = making.get(key)
      if (known) return known
      const made = make(order, width, join(cacheDir, key.slice(0, 2), `${key}.webp`))
      making.set(key, made)
      const forget = () => making.delete(key)
      made.then(forget, forget)
      return made
    },
  }
}

/** Runs tasks, at most `atOnce` at a time, and lets other requests run before each. */
function createTurns(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((start) => waiting.push(start))
    else running += 1
    try {
      await nextTurn()
      return await work()
    } finally {
      // The slot is passed on directly, so that a new task cannot take it in between.
      const start = waiting.shift()
      if (start) start()
      else running -= 1
    }
  }
}

/** Key with everything that affects the picture: the drawing code, the subject and the width. */
function keyOf(order: PictureOrder, width: number): string {
  const drawnBy = order.of === 'symbols' ? [...drawings, 'play/symbols.ts'] : drawings
  const text = JSON.stringify([versionOf(drawnBy), subjectOf(order), width])
  return createHash('sha1').update(text).digest('hex').slice(0, 24)
}

function subjectOf(order: PictureOrder): unknown[] {
  if (order.of !== 'game') return Object.values(order)
  const { gameCode, name, provider, type, fileVersion } = order.game
  return [order.kind, order.world, gameCode, name, provider, type, fileVersion]
}

const drawings = ['art/**/*.ts', 'seed/worlds.ts']
const versions = new Map<string, string>()

function versionOf(sources: string[]): string {
  const key = sources.join()
  const version = versions.get(key) ?? tagOfSources(sources)
  versions.set(key, version)
  return version
}

async function draw(order: PictureOrder, width: number): Promise<Buffer> {
  // Loaded with the first picture, since sharp and the drawings would double the start time.
  const art = await import('./art/index.ts')
  if (order.of !== 'symbols') return art.renderWebp(svgOf(art, order), { width })
  const { symbolsSvg } = await import('./play/symbols.ts')
  const { code, name, type, world } = order
  const family = art.familyOf({ gameCode: code, name: wordsForArt(name, world), type })
  return art.renderWebp(symbolsSvg({ code, family }), { width, quality: 80 })
}

function svgOf(
  art: typeof import('./art/index.ts'),
  order: Exclude<PictureOrder, { of: 'symbols' }>,
): string {
  switch (order.of) {
    case 'game': {
      const { gameCode, name, provider, type } = order.game
      const providerSlug = provider.slice('provider-'.length)
      const family = art.familyOf({ gameCode, name: wordsForArt(name, order.world), type })
      return art.gameArtSvg({ gameCode, name, providerSlug, type, family }, order.kind)
    }
    case 'provider':
      return order.form === 'icon' ? art.providerIconSvg(order) : art.providerLogoSvg(order, order.form)
    case 'banner':
    case 'collection': {
      const { code, title, type, world } = order
      const family = art.familyOf({ gameCode: code, name: wordsForArt(title, world), type })
      if (order.of === 'banner') return art.bannerArtSvg({ code, family })
      return art.collectionIconSvg({ slug: code, title, family })
    }
    case 'dealer':
      return art.dealerSceneSvg(order)
    case 'placeholder':
      return art.placeholderSvg(order.kind)
  }
}
