import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Game } from '#app/api/contract/casino.ts'
import { startTestSandbox } from './testing.ts'

const { get, json, artCacheDir } = startTestSandbox()
const sizeOf = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata()
const cached = () =>
  readdirSync(artCacheDir, { recursive: true }).filter((name) => String(name).endsWith('.webp'))

describe('CAT-02 pictures of games', () => {
  it.each(['Thumbnail', 'Portrait', 'Landscape'])(
    '%s is a webp that may be kept for a year',
    async (kind) => {
      const response = await get(`/casino/assets/regina-nilului/${kind}?format=webp&version=3&width=160`)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('image/webp')
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      expect(await sizeOf(response)).toMatchObject({ format: 'webp', width: 160 })
    },
  )

  it('without a version is kept for an hour', async () => {
    const response = await get('/casino/assets/regina-nilului/Thumbnail?format=webp&width=80')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
  })

  it('rounds widths up to a short list and renders each picture once', async () => {
    const before = cached().length
    const asked = [81, 100, 120].map((width) => get(`/casino/assets/livada-de-aur/Thumbnail?width=${width}`))
    for (const response of await Promise.all(asked))
      expect(await sizeOf(response)).toMatchObject({ width: 120 })
    expect(cached().length).toBe(before + 1)
    const widest = await get('/casino/assets/livada-de-aur/Thumbnail?width=4000')
    expect(await sizeOf(widest)).toMatchObject({ width: 1280 })
  })

  it('answers HEAD, and 304 for a known tag', async () => {
    const url = '/casino/assets/regina-nilului/Thumbnail?width=80'
    const head = await get(url, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('Content-Type')).toBe('image/webp')
    expect(await head.text()).toBe('')
    const etag = head.headers.get('ETag') ?? ''
    expect((await get(url, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  it.each([
    '/casino/assets/regina-nilului/Square',
    '/casino/assets/regina-nilului',
    '/casino/assets/regina-nilului/Portrait?width=0',
    '/casino/assets/regina-nilului/Portrait?width=abc',
    '/casino/assets/regina-nilului/Portrait?width=99999',
    '/casino/assets/regina-nilului/Portrait?format=png',
    '/casino/assets/provider-cuprum-play-light?transforms=rotate_9',
  ])('%s is refused', async (path) => {
    expect((await get(path)).status).toBe(400)
  })

  it('answers 404 with a placeholder for an unknown or missing picture', async () => {
    const games = (await json('/casino/games/no-files')) as Game[]
    const bare = games.find(({ images }) => images.length === 0)?.gameCode
    for (const path of [
      `${bare}/Portrait`,
      'nu-exista/Portrait',
      'banner-nu-exista',
      'provider-nu-exista-light',
      'dealer-25-ruleta',
      'dealer-7-nu-exista',
      'dealer-7-constructor',
    ]) {
      const response = await get(`/casino/assets/${path}?width=160`)
      expect(response.status, path).toBe(404)
      expect(await sizeOf(response)).toMatchObject({ format: 'webp' })
    }
  })
})

it.each([
  'provider-cuprum-play-light',
  'provider-cuprum-play-dark/cuprum-play.webp',
  'provider-zefir-icon',
  'collection-egiptul-antic',
  'banner-regina-nilului/regina',
  'banner-foc-de-arama',
  'dealer-7-ruleta',
  'dealer-0-ruleta',
])('CAT-02 asset %s takes an optional name and a transform', async (asset) => {
  const response = await get(`/casino/assets/${asset}?format=webp&transforms=w_160`)
  expect(response.status).toBe(200)
  expect(await sizeOf(response)).toMatchObject({ format: 'webp', width: 160 })
})
