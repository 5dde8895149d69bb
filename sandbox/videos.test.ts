import { describe, expect, it } from 'vitest'
import type { GameInfo, VideoWidget } from '#app/api/contract/casino.ts'
import { clips } from './media/clips.ts'
import { startTestSandbox } from './testing.ts'

const { get, json } = startTestSandbox(200)
const inside = (address: string) => address.replace('/sandbox', '')

describe('video clips', () => {
  it('exist for the games that name one, except for the one that shows the fallback', async () => {
    for (const code of [...clips, 'poveste-cu-zmei']) {
      const { videoPreview } = (await json(`/casino/games/${code}/info`)) as GameInfo
      const { status } = await get(inside(videoPreview ?? ''))
      expect(status, code).toBe(code === 'poveste-cu-zmei' ? 404 : 200)
    }
    for (const { src } of (await json('/casino/videowidgets')) as VideoWidget[]) {
      expect((await get(inside(src))).headers.get('Content-Type')).toBe('video/webm')
    }
  })

  it.each([
    ['bytes=0-99', 206, 100],
    ['bytes=100-', 206, undefined],
    ['bytes=-50', 206, 50],
    ['bytes=0-999999999', 206, undefined],
    ['bytes=999999999-', 416, 0],
    ['bytes=9-1', 416, 0],
    ['pages=1-2', 416, 0],
  ])('answer the range %s with %i', async (Range, status, length) => {
    const response = await get('/casino/videos/diamant-40.webm', { headers: { Range } })
    expect(response.status).toBe(status)
    const { byteLength } = await response.arrayBuffer()
    if (length !== undefined) expect(byteLength).toBe(length)
    if (status === 206) expect(response.headers.get('Content-Range')).toMatch(/^bytes \d+-\d+\/\d+$/)
  })

  it('are found by plain names only', async () => {
    for (const name of ['nu-exista.webm', '..%2Fclips.ts', '%2e%2e%2fstart.ts', 'diamant-40.mp4']) {
      expect((await get(`/casino/videos/${name}`)).status, name).toBe(404)
    }
  })
})
