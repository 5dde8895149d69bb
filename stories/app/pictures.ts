import type { Slice } from '#app/api/contract/slices.ts'
import type { GameImage } from '#app/domain/images.ts'
import { art, hueOf, pictureUrl, sides } from '../pictures.ts'
import gameUrl from './fixtures/game.svg?url'

export { availableKind } from '../../app/domain/images.ts'

/** Tests only use flat pictures, in the ratios that the site requests. */
const drawn = (name: string) => (import.meta.env.MODE === 'test' ? undefined : pictureUrl(name))

/** Replaces `app/domain/images.ts`: the sandbox's pictures, or a flat one. */
export const gameImageUrl = (_base: string, { code, kind }: GameImage): string =>
  drawn(`${code}.${kind}`) ?? art({ hue: hueOf(code), ...sides[kind] })

/** Banners and logos; see above. */
export const assetUrl = (_base: string, id: string): string =>
  drawn(id) ?? art({ hue: hueOf(id), width: 640, height: id.startsWith('provider-') ? 240 : 360 })

const videos = import.meta.glob<string>('../../sandbox/media/*.webm', {
  eager: true,
  query: '?url',
  import: 'default',
})

const videoUrl = (src: string): string => videos[`../../sandbox/media/${src.split('/').at(-1)}`] ?? src

/** Replaces a running game. */
const GAME = `${new URL(gameUrl, document.baseURI).pathname}?game={gameCode}`

/** Replaces sandbox addresses in a slice: films of the stories, and a picture for a running game. */
export function inStories(slice: Slice): Slice {
  if (slice.type === 'Videos')
    return { ...slice, videos: slice.videos.map((video) => ({ ...video, src: videoUrl(video.src) })) }
  if (slice.type === 'Game' && slice.info?.video)
    return { ...slice, info: { ...slice.info, video: videoUrl(slice.info.video) } }
  if (slice.type === 'Play') {
    // On a phone a demo would replace the story; a game for money waits for a press.
    const real = slice.real.web ? { web: GAME, mobile: GAME } : {}
    return { ...slice, demo: slice.demo.web ? { web: GAME } : {}, real }
  }
  return slice
}
