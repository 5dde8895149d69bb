// The picture of a pressed tile travels into the sheet that it opened.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadMotion } from '#ui/foundation/motion.ts'
import { VideoPreview } from '#ui/media/VideoPreview'
import { Drawer, travel } from '#ui/overlay/Drawer'
import { art } from '../ui/game/art.ts'
import { allowMotion, draw, durationOf, movedByScript, nextFrame, withMotion } from './phone.tsx'

const tile = art({ hue: 30, width: 300, height: 400 })
const wide = art({ hue: 30, width: 640, height: 360 })

withMotion(390, 844)
beforeEach(loadMotion)

/** A tile on the page and the sheet that rises over it. */
async function risen() {
  draw(
    <>
      <img src={tile} alt="" style={{ inlineSize: 120, blockSize: 160, marginInlineStart: 20 }} />
      <Drawer open onClose={() => undefined} title="Regina Nilului" start="peek">
        <VideoPreview poster={{ src: wide }} />
      </Drawer>
    </>,
  )
  const place = await vi.waitUntil(() => document.querySelector<HTMLElement>('[data-picture]'))
  const picture = document.querySelector('img') as HTMLImageElement
  await picture.decode()
  return { picture, place, layer: place.closest('[data-open]') as HTMLElement }
}

const copy = () => document.querySelector<HTMLElement>('[data-travels]')

/** What is seen of the copy `share` of its way along. */
function seenAt(share: number): DOMRect {
  for (const animation of movedByScript(copy() as Element)) {
    animation.pause()
    animation.currentTime = share * durationOf(animation)
  }
  return (copy() as Element).getBoundingClientRect()
}

test('DET-01 it sets off from the tile, arrives in its new place with the sheet, and leaves no trace', async () => {
  const trip = await risen()
  travel(trip)
  expect(durationOf(movedByScript(copy() as Element)[0])).toBe(260)
  const start = seenAt(0)
  const from = trip.picture.getBoundingClientRect()
  expect([start.left, start.top, start.width]).toEqual([
    expect.closeTo(from.left, 0),
    expect.closeTo(from.top, 0),
    expect.closeTo(from.width, 0),
  ])
  const end = seenAt(1)
  for (const animation of movedByScript(copy() as Element)) animation.finish()
  await vi.waitFor(() => expect(copy()).toBeNull(), { timeout: 2000 })
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  const { left, top, width, height } = trip.place.getBoundingClientRect()
  expect(end.left).toBeCloseTo(left, 0)
  expect(end.width).toBeCloseTo(width, 0)
  expect(end.top + end.height / 2).toBeCloseTo(top + height / 2, 0)
  expect(trip.place.style.cssText).toBe('')
})

test('DET-01 its original is hidden meanwhile, and the picture returns to it as the sheet leaves', async () => {
  const trip = await risen()
  const from = trip.picture.getBoundingClientRect()
  const bringBack = travel(trip)
  expect(trip.picture.style.opacity).toBe('0')
  for (const animation of movedByScript(copy() as Element)) animation.finish()
  await vi.waitFor(() => expect(copy()).toBeNull(), { timeout: 2000 })
  expect(trip.picture.style.opacity).toBe('0')
  const left = trip.place.getBoundingClientRect()

  // What React does when the sheet closes.
  delete trip.layer.dataset.open
  bringBack()
  expect(durationOf(movedByScript(copy() as Element)[0])).toBe(240)
  const start = seenAt(0)
  expect([start.left, start.width]).toEqual([expect.closeTo(left.left, 0), expect.closeTo(left.width, 0)])
  const end = seenAt(1)
  expect([end.left, end.top, end.width, end.height]).toEqual(
    [from.left, from.top, from.width, from.height].map((each) => expect.closeTo(each, 0)),
  )
  for (const animation of movedByScript(copy() as Element)) animation.finish()
  await vi.waitFor(() => expect(copy()).toBeNull())
  expect([trip.picture.style.opacity, trip.place.style.opacity]).toEqual(['', ''])
})

test('DET-01 a picture that is no longer shown, or whose sheet stays for another game, is shown without a way back', async () => {
  const trip = await risen()
  travel(trip)()
  expect([copy(), trip.picture.style.opacity, trip.place.style.opacity]).toEqual([null, '', ''])
  const bringBack = travel(trip)
  trip.picture.style.display = 'none'
  delete trip.layer.dataset.open
  bringBack()
  expect([copy(), trip.picture.style.opacity]).toEqual([null, ''])
})

test('DET-01 when the sheet grows on the way, the picture still arrives in its place', async () => {
  const trip = await risen()
  await page.viewport(1440, 900)
  travel(trip)
  await nextFrame()
  const content = trip.place.closest('[data-picture]')?.parentElement as HTMLElement
  content.style.paddingBlockEnd = '120px'
  await vi.waitFor(() => expect(copy()?.style.translate).not.toBe(''))
  const end = seenAt(1)
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  const { top, height } = trip.place.getBoundingClientRect()
  expect(end.top + end.height / 2).toBeCloseTo(top + height / 2, 0)
})

test('DET-01 the sheet rises as it does without it', async () => {
  const trip = await risen()
  const sheet = trip.layer.querySelector('[data-snap]') as HTMLElement
  const rising = () => sheet.getAnimations().map((each) => each.effect?.getComputedTiming().duration)
  const before = rising()
  travel(trip)
  await nextFrame()
  expect(before).toEqual([340])
  expect(rising()).toEqual(before)
})

test('DET-01 when the sheet leaves before, the picture is gone at once', async () => {
  const trip = await risen()
  const end = travel(trip)
  expect(trip.place.style.opacity).toBe('0')
  end()
  expect(copy()).toBeNull()
  expect(trip.place.style.cssText).toBe('')
})

test('UXP-14 with reduced motion nothing travels', async () => {
  await allowMotion(false)
  const trip = await risen()
  travel(trip)
  expect(copy()).toBeNull()
  expect(trip.place.style.cssText).toBe('')
})
