// The page of movements plays all of them at the chosen speed, also those that begin later.
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadMotion } from '#ui/foundation/motion.ts'
import { Motions } from '../foundations/Motions.tsx'
import { draw, nextFrame, withMotion } from './phone.tsx'

withMotion(1200, 900)
beforeEach(loadMotion)

/** Speeds of what runs on an element and what is inside it. */
const ratesIn = (root: Element) => [
  ...new Set(
    document
      .getAnimations()
      .filter(({ effect }) => root.contains((effect as KeyframeEffect).target))
      .map(({ playbackRate }) => playbackRate),
  ),
]

const choose = (speed: string) => userEvent.click(page.getByRole('radio', { name: speed, exact: true }))

test('transitions of style sheets, animations of style sheets and those of scripts play at the chosen speed', async () => {
  draw(<Motions />)
  await choose('0,1×')
  const tile = page.getByRole('article').filter({ hasText: 'Livada de Aur' }).first()
  await userEvent.hover(tile)
  await vi.waitFor(() => expect(ratesIn(tile.element())).toEqual([0.1]))

  await userEvent.click(page.getByRole('button', { name: 'Favorit: Regina Nilului' }))
  const heart = page.getByRole('button', { name: 'Favorit: Regina Nilului' }).element()
  await vi.waitFor(() => expect(ratesIn(heart)).toEqual([0.1]))

  await userEvent.click(page.getByRole('button', { name: 'Deschide altă pagină' }))
  await nextFrame()
  await nextFrame()
  expect(ratesIn(document.documentElement)).toEqual([0.1])
})

test('the picture of a tile travels slowly into the details, whose parts rise as slowly', async () => {
  draw(<Motions />)
  await choose('0,1×')
  const tile = page.getByRole('article').filter({ hasText: 'Regina Nilului' }).first()
  await userEvent.click(tile)
  const copy = await vi.waitUntil(() => document.querySelector('[data-travels]'))
  await vi.waitFor(() => expect(ratesIn(copy)).toEqual([0.1]))
  expect(ratesIn(page.getByRole('dialog').element())).toEqual([0.1])
})

test('at full speed nothing is touched, and what runs slowly goes on at full speed', async () => {
  draw(<Motions />)
  await choose('0,5×')
  const tile = page.getByRole('article').filter({ hasText: 'Livada de Aur' }).first()
  await userEvent.hover(tile)
  await vi.waitFor(() => expect(ratesIn(tile.element())).toEqual([0.5]))
  await choose('1×')
  await nextFrame()
  const [running] = document.getAnimations()
  if (running) running.playbackRate = 2
  await nextFrame()
  await nextFrame()
  expect(document.getAnimations().map(({ playbackRate }) => playbackRate)).not.toContain(0.5)
  if (running?.playState === 'running') expect(running.playbackRate).toBe(2)
})
