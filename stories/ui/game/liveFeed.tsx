import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { LiveTile, type LiveTileProps } from '#ui/game/LiveTile'
import { blackjack, full, open, roulette, seatsOf, tablePicture } from './liveTables.tsx'

type FedProps = {
  table?: Partial<LiveTileProps>
  steps: readonly Partial<LiveTileProps>[]
  widths?: number[]
}

/** A table as the feed changes it: each press brings what it says next. */
export function Fed({ table, steps, widths = [332] }: FedProps) {
  const [step, setStep] = useState(-1)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, justifyItems: 'start' }}>
      {widths.map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize, maxInlineSize: '100%' }}>
          <LiveTile {...blackjack} {...table} {...steps[step]} />
        </div>
      ))}
      <Button onClick={() => setStep(step + 1)}>Fluxul spune</Button>
    </div>
  )
}

type Playing = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>

const hears = ({ canvas, userEvent }: Playing) =>
  userEvent.click(canvas.getByRole('button', { name: 'Fluxul spune' }))

/** Where everything stands that the feed must not move: tiles, names, the lines under them, and the limits. */
const placesIn = (element: HTMLElement): number[][] =>
  [
    ...element.querySelectorAll(
      'article, article h3, article h3 + div > :first-child, article > :last-child > span',
    ),
  ].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    // The line under the name ends before the seats.
    return [x, y, each.matches('p') ? 0 : width, height]
  })

const onWatch = () => {}
const { name, limits } = blackjack

/** One thing after the other that a feed may say of one table. */
export const said = [
  open,
  { ...full, onWatch },
  { ...full, state: 'closed', opensAt: '18:00' },
  { ...roulette, name, limits },
] as const

export async function movesNothing(playing: Playing) {
  const { canvas, canvasElement } = playing
  const before = placesIn(canvasElement)
  await expect(before).toHaveLength(3 * 4)
  for (const words of ['3 locuri libere', 'Anunță-mă', 'Masă închisă', 'Deschis']) {
    await hears(playing)
    await expect(canvas.getAllByText(words).length).toBeGreaterThan(0)
    await expect(placesIn(canvasElement)).toEqual(before)
  }
}

/** The second seat frees; then the dealer changes. */
export const freed = [
  { ...open, seats: seatsOf('xoxxxxx') },
  { ...open, seats: seatsOf('xoxxxxx'), dealer: 'Ioana' },
] as const

export async function breathesOnce(playing: Playing) {
  const { canvas, canvasElement } = playing
  const dots = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-free]')]
  const places = () => dots().map((dot) => Object.values(dot.getBoundingClientRect().toJSON()))
  const breaths = () =>
    document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && /breathe/.test(each.animationName))
  const before = places()
  await expect(breaths()).toEqual([])
  await hears(playing)
  await expect(dots().map(({ dataset }) => dataset.breathes)).toEqual([
    undefined,
    'true',
    ...Array(5).fill(undefined),
  ])
  const [breath] = breaths()
  await expect(breath?.effect?.getTiming().duration).toBe(1200)
  await expect(places()).toEqual(before)
  breath?.finish()
  await waitFor(() => expect(canvasElement.querySelector('[data-breathes]')).toBeNull())
  await hears(playing)
  await expect(canvas.getByText('Dealer: Ioana')).toBeVisible()
  await expect(breaths()).toEqual([])
  await expect(places()).toEqual(before)
  for (const fade of document.getAnimations()) fade.finish()
}

export async function restsAtOnce(playing: Playing) {
  await hears(playing)
  await expect(playing.canvas.getByText('1 loc liber', { selector: 'article > * p > span' })).toBeVisible()
  await expect(playing.canvasElement.querySelector('[data-breathes]')).toBeNull()
}

export async function focusStays(playing: Playing) {
  const { canvas, canvasElement, userEvent } = playing
  const watch = canvas.getByRole('button', { name: /^Anunță-mă/ })
  for (let stop = 0; stop < 3; stop += 1) await userEvent.tab()
  await expect(watch).toHaveFocus()
  // The feed does not take the focus, as the press that stands for it would.
  canvasElement.addEventListener('mousedown', (event) => event.preventDefault())
  await hears(playing)
  await expect(canvas.getByRole('link', { name: /3 locuri libere$/ })).toHaveFocus()
}

export const cameras = [
  { livePicture: tablePicture(280).src },
  { livePicture: tablePicture(40).src },
] as const

export async function fadesIn(playing: Playing) {
  const { canvasElement } = playing
  const shown = () =>
    [...canvasElement.querySelectorAll('article img')].map((image) => image.getAttribute('src'))
  await waitFor(() => expect(shown()).toContain(blackjack.picture.src))
  await hears(playing)
  await waitFor(() => expect(canvasElement.querySelector('[data-state=there]')).toBeVisible())
  await hears(playing)
  await expect(shown()).toContain(blackjack.picture.src)
  await expect(shown()).toContain(tablePicture(280).src)
  await expect(shown()).not.toContain(tablePicture(40).src)
}
