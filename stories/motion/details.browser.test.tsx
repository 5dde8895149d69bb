// The parts of the details rise one after the other in the sheet that opened.
import { expect, test, vi } from 'vitest'
import { tokens } from '#tokens/dist/tokens.ts'
import { GameDetails } from '#ui/game/GameDetails'
import { Drawer } from '#ui/overlay/Drawer'
import { art } from '../ui/game/art.ts'
import { allowMotion, draw, withMotion } from './phone.tsx'

const details = (
  <GameDetails
    media={{ poster: { src: art({ hue: 30, width: 640, height: 360 }) }, active: false }}
    jackpot={1284907.36}
    facts={{ rtp: 96.21, volatility: 4 }}
    tags={[
      { title: 'Teme', tags: ['Egipt'] },
      { title: 'Funcții', tags: ['Rotiri gratuite'] },
    ]}
    description="<p>Pe malul Nilului.</p>"
  />
)

const sheet = (
  <Drawer open onClose={() => undefined} title="Regina Nilului" start="peek">
    {details}
  </Drawer>
)

withMotion(390, 844)

/** The jackpot, the facts, the tags and the description, in this order. */
async function parts(): Promise<Element[]> {
  const tags = await vi.waitUntil(() => document.querySelector('ul'))
  const more = tags.closest('h3 ~ ul')?.parentElement?.parentElement
  return [...(more?.previousElementSibling?.children ?? []), ...(more?.children ?? [])]
}

/** What rises by itself, and how. */
const rising = (part: Element) =>
  part.getAnimations().map((animation) => {
    const effect = animation.effect as KeyframeEffect
    const { delay, duration, easing } = effect.getComputedTiming()
    const [start] = effect.getKeyframes()
    return {
      delay: Math.round(delay ?? 0),
      duration,
      easing: start?.easing ?? easing,
      from: [start?.opacity, start?.translate],
    }
  })

const TRAVEL = ['0', '0px 8px']
const step = tokens.duration['rise-step']

test('DET-02 each part rises by 8 px in 200 ms, 24 ms after the one before it', async () => {
  draw(sheet)
  const all = await parts()
  expect(all).toHaveLength(4)
  const moved = all.map(rising)
  expect(moved.map(([one]) => one?.from)).toEqual(all.map(() => TRAVEL))
  expect(moved.map(([one]) => one?.duration)).toEqual(all.map(() => 200))
  expect(moved.map(([one]) => one?.easing)).toEqual(all.map(() => 'cubic-bezier(0.05, 0.7, 0.1, 1)'))
  expect(step).toBe(24)
  expect(moved.map(([one]) => one?.delay)).toEqual([1, 2, 3, 4].map((place) => place * step))
})

test('DET-07 on the page of a game nothing rises', async () => {
  draw(details)
  expect((await parts()).map(rising)).toEqual([[], [], [], []])
})

test('UXP-14 with reduced motion nothing rises', async () => {
  await allowMotion(false)
  draw(sheet)
  expect((await parts()).map(rising)).toEqual([[], [], [], []])
})

test('UXP-14 in quiet mode every part is in its place at once', async () => {
  document.documentElement.dataset.motion = 'quiet'
  draw(sheet)
  const times = (await parts()).flatMap(rising).map(({ delay, duration }) => delay + Number(duration))
  expect(Math.max(...times)).toBeLessThanOrEqual(1)
})
