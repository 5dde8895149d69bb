// Draws the pictures of the fixtures' games beside this file, so that stories show them without a network.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImageKind } from '#app/api/contract/casino.ts'
import { games } from '../fixtures/games.ts'
import { providers } from '../fixtures/providers.ts'
import { slides } from '../fixtures/slides.ts'
import { createPictures, type PictureOrder } from '../pictures.ts'
import { handPickedWorlds } from '../seed/games.ts'

/** Large enough for the largest use of each kind in a story. */
const widths: Record<ImageKind, number> = { Thumbnail: 240, Portrait: 320, Landscape: 480 }

type Order = { name: string; order: PictureOrder; width: number }

const gameOrders = games.flatMap((game) =>
  game.images.map((kind): Order => {
    const world = handPickedWorlds[game.gameCode]
    return { name: `${game.gameCode}.${kind}`, order: { of: 'game', game, kind, world }, width: widths[kind] }
  }),
)

const logoOrders = providers.flatMap(({ slug, name }) =>
  (['light', 'dark'] as const).map(
    (form): Order => ({
      name: `provider-${slug}-${form}`,
      order: { of: 'provider', slug, name, form },
      width: 240,
    }),
  ),
)

const bannerOrders = slides.map(({ image, title }): Order => {
  const code = image.slice('banner-'.length)
  const game = games.find(({ gameCode }) => gameCode === code)
  const subject = {
    code,
    title: game?.name ?? title,
    type: game?.type ?? 'Slot',
    world: handPickedWorlds[code],
  }
  return { name: image, order: { of: 'banner', ...subject }, width: 640 }
})

const out = join(import.meta.dirname, 'pictures')
const cache = await mkdtemp(join(tmpdir(), 'pictures-'))
const pictures = createPictures(cache)
await rm(out, { recursive: true, force: true })
await mkdir(out)
for (const { name, order, width } of [...gameOrders, ...logoOrders, ...bannerOrders])
  await writeFile(join(out, `${name}.webp`), await pictures.get(order, width))
await rm(cache, { recursive: true })
