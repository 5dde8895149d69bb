// The art of a tile grows under the mouse, and the heart of a new favourite beats once.
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tokens } from '#tokens/dist/tokens.ts'
import { FavouriteButton } from '#ui/game/FavouriteButton'
import { GameTile } from '#ui/game/GameTile'
import { art } from '../ui/game/art.ts'
import { allowMotion, draw, durationOf, movedByScript, nextFrame, withMotion } from './phone.tsx'

withMotion(1440, 900)

function Heart() {
  const [on, setOn] = useState(false)
  return <FavouriteButton name="Arcul de Foc" on={on} onToggle={() => setOn(!on)} />
}

const boxOf = (element: Element | null) => JSON.stringify(element?.getBoundingClientRect())

test('under the mouse the art alone grows in its frame, and the caption keeps its place', async () => {
  draw(
    <div style={{ inlineSize: 160, margin: 40 }}>
      <GameTile
        name="Arcul de Foc"
        provider="Cuprum Play"
        href="/joc/arcul-de-foc"
        playHref="/play/arcul-de-foc/real"
        picture={{ src: art({ hue: 30, width: 320, height: 320 }) }}
      />
    </div>,
  )
  const tile = page.getByRole('article')
  await expect.element(tile).toBeVisible()
  const [image, title] = ['img', 'h3'].map((name) => tile.element().querySelector(name)) as [Element, Element]
  const [frame, before] = [boxOf(image.parentElement), boxOf(title)]
  await userEvent.hover(tile)
  await expect.poll(() => getComputedStyle(image).scale).toBe('1.04')
  expect([boxOf(image.parentElement), boxOf(title)]).toEqual([frame, before])
  await userEvent.unhover(tile)
  await expect.poll(() => getComputedStyle(image).scale).toBe('none')
})

test('the heart of a game beats once when it becomes a favourite, and not when it is removed', async () => {
  draw(<Heart />)
  const heart = page.getByRole('button', { name: 'Favorit: Arcul de Foc' })
  const beats = () => movedByScript(heart.element().querySelector('svg') as Element)
  await expect.element(heart).toBeVisible()
  expect(beats()).toEqual([])
  await userEvent.click(heart)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => beats().length).toBe(1)
  expect(durationOf(beats()[0])).toBe(tokens.duration.fade)
  await expect.poll(() => beats().length).toBe(0)
  await userEvent.click(heart)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await nextFrame()
  expect(beats()).toEqual([])
})

test('UXP-14 with less motion neither moves', async () => {
  await allowMotion(false)
  draw(<Heart />)
  const heart = page.getByRole('button', { name: 'Favorit: Arcul de Foc' })
  await userEvent.click(heart)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await nextFrame()
  expect(movedByScript(heart.element().querySelector('svg') as Element)).toEqual([])
})
