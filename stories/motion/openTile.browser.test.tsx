// A tile on which the pointer rests opens in its row, and its neighbours make room.
// First, since the first use of a layer decides its order.
import '../../ui/foundation/layers.css'
import '../../tokens/dist/grid.css'
import { expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { tokens } from '#tokens/dist/tokens.ts'
import type { GameTileLayout } from '#ui/game/GameTile'
import { OpeningRow } from './OpeningRow.tsx'
import { draw, durationOf, nextFrame, withMotion } from './phone.tsx'

withMotion(1440, 900)

const opened = () => document.querySelectorAll<HTMLElement>('[data-open-tile]')
const openedBox = () => (opened()[0] ?? document.body).getBoundingClientRect()
const panel = (name: string) => page.getByRole('group', { name })
const tileOf = (name: string) => page.getByRole('article').filter({ hasText: name })
const box = (name: string) => tileOf(name).element().getBoundingClientRect()
const beside = () => page.getByRole('link', { name: 'Alături' })

/** Puts the mouse on the picture of a tile, away from its buttons. */
const pointAt = (name: string) => userEvent.hover(tileOf(name), { position: { x: 60, y: 30 } })

async function drawn(layout?: GameTileLayout): Promise<void> {
  history.replaceState(null, '', location.pathname)
  draw(
    <div style={{ paddingBlock: 40, container: 'page / inline-size' }}>
      <OpeningRow layout={layout} />
      <a href="#alaturi">Alături</a>
    </div>,
  )
  await expect.element(page.getByRole('list')).toBeVisible()
}

const settled = () =>
  expect.poll(() => document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([])

test('a resting mouse opens a tile in 240 ms, the neighbours make room, and the row keeps its height', async () => {
  await drawn()
  const [before, own, after] = [box('Livada de Aur'), box('Regina Nilului'), box('Diamant 40')]
  await pointAt('Regina Nilului')
  await expect.element(panel('Regina Nilului')).toBeVisible()
  const own240 = opened()[0]?.getAnimations().map(durationOf)
  expect(own240).toEqual([tokens.duration.lift])
  await settled()
  const wide = openedBox()
  expect(wide.width).toBeGreaterThan(own.width * 1.5)
  expect(wide.height).toBe(own.height)
  expect(box('Livada de Aur').left).toBeCloseTo(before.left, 0)
  expect(box('Diamant 40').left - wide.right).toBeCloseTo(after.left - own.right, 0)
  await userEvent.hover(beside())
  await expect.poll(opened).toHaveLength(0)
  expect(box('Diamant 40').left).toBe(after.left)
})

test('at the end of the row it grows to the left', async () => {
  await drawn()
  const last = box('Orașul Pierdut')
  await pointAt('Orașul Pierdut')
  await expect.element(panel('Orașul Pierdut')).toBeVisible()
  await settled()
  expect(openedBox().right).toBeCloseTo(last.right, 0)
  expect(box('Steaua Polară').right).toBeLessThan(last.left)
})

test('in a double row it is as high as both lines', async () => {
  await drawn('DoubleRow')
  const [upper, lower] = [box('Diamant 40'), box('Regina Nilului')].sort((a, b) => a.top - b.top)
  await pointAt('Diamant 40')
  await expect.element(panel('Diamant 40')).toBeVisible()
  const { top, bottom } = openedBox()
  expect([top, bottom]).toEqual([upper?.top, lower?.bottom])
})

test('only one is open, and the link of the tile reaches over all of it', async () => {
  await drawn()
  await pointAt('Regina Nilului')
  await expect.element(panel('Regina Nilului')).toBeVisible()
  await settled()
  const { right, top } = openedBox()
  expect(document.elementFromPoint(right - 20, top + 20)?.getAttribute('href')).toBe('/jocuri/3')
  await pointAt('Diamant 40')
  await expect.element(panel('Diamant 40')).toBeVisible()
  await expect.poll(opened).toHaveLength(1)
})

test('a mouse that rests on Play, which appears under it, opens nothing', async () => {
  await drawn()
  const tile = tileOf('Regina Nilului')
  const playBox = () => tile.element().querySelector('[data-play]')?.getBoundingClientRect()
  await pointAt('Regina Nilului')
  await expect.poll(playBox).toBeDefined()
  const { left, top } = box('Regina Nilului')
  const there = playBox() as DOMRect
  const position = { x: there.left + there.width / 2 - left, y: there.top + there.height / 2 - top }
  await userEvent.hover(beside())
  await expect.poll(opened).toHaveLength(0)

  const open = vi.fn()
  const observer = new MutationObserver(() => opened().length > 0 && open())
  observer.observe(document.body, { subtree: true, childList: true })
  // In one step: on a slow machine the mouse would rest on the picture in between.
  await userEvent.hover(tile, { position })
  await new Promise((done) => setTimeout(done, tokens.duration['tile-rest'] + 200))
  observer.disconnect()
  expect(open).not.toHaveBeenCalled()
})

test('UXP-08 Space opens and closes the tile of the focused link, Tab goes on to Play, Escape closes', async () => {
  await drawn()
  const link = page.getByRole('link', { name: 'Regina Nilului', exact: true })
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(panel('Regina Nilului')).toBeVisible()
  await userEvent.tab()
  await expect.element(panel('Regina Nilului').getByRole('link')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(opened).toHaveLength(0)
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(panel('Regina Nilului')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.poll(opened).toHaveLength(0)
})

test('a long press of a finger opens a tile and follows no link; a press beside closes it', async () => {
  await drawn()
  const { left, top } = box('Regina Nilului')
  const touch = (type: 'touchStart' | 'touchEnd', x: number, y: number) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const followed = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', followed)
  await touch('touchStart', left + 30, top + 30)
  await expect.element(panel('Regina Nilului')).toBeVisible()
  await touch('touchEnd', 0, 0)
  await nextFrame()
  expect(opened()).toHaveLength(1)
  await userEvent.click(beside())
  document.removeEventListener('click', followed)
  expect(followed.mock.calls.map(([{ target }]) => (target as HTMLElement).textContent)).toEqual(['Alături'])
  await expect.poll(opened).toHaveLength(0)
})

test('UXP-14 in quiet mode Space opens none', async () => {
  document.documentElement.dataset.motion = 'quiet'
  await drawn()
  const link = page.getByRole('link', { name: 'Regina Nilului', exact: true })
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await nextFrame()
  expect(opened()).toHaveLength(0)
})
