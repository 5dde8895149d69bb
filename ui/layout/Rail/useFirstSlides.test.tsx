import { readFile } from 'node:fs/promises'
import { act } from '@testing-library/react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SlidesMemoryContext } from '#ui/foundation/slidesMemory.ts'
import { FarBelow, FIRST_SLIDES, useFirstSlides } from './useFirstSlides.ts'

const ALL = 60
const VIEW = FIRST_SLIDES.Default.widest
const page = document
const holder = document.createElement('div')
document.body.append(holder)

/** Whether rows are near the view. */
let isNear = false

beforeEach(() => {
  isNear = false
  const observer = class {
    readonly #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe(target: Element) {
      const entry = { isIntersecting: isNear, target } as IntersectionObserverEntry
      queueMicrotask(() => act(() => this.#tell([entry], this as never)))
    }
    unobserve() {}
  }
  vi.stubGlobal('IntersectionObserver', observer)
})

afterEach(() => {
  holder.replaceChildren()
  vi.unstubAllGlobals()
})

type Rows = { turns: number[]; drawAll?: () => void }

/** A row that records the number of slides of each render. */
function Row({ rows }: { rows: Rows }) {
  const mark = useId()
  const row = useFirstSlides({ title: 'Recomandate', layout: 'Default', count: ALL }, mark)
  rows.turns.push(row.shown)
  rows.drawAll = row.drawAllNow
  return <span id={mark}>{row.shown}</span>
}

const leftAt = (slide: number | undefined) => ({ open: () => ({ slide, keep: () => undefined }) })

function drawn(rows: Rows, { slide, far = false }: { slide?: number; far?: boolean } = {}) {
  return (
    <SlidesMemoryContext value={leftAt(slide)}>
      <FarBelow value={far}>
        <Row rows={rows} />
      </FarBelow>
    </SlidesMemoryContext>
  )
}

function open(slide?: number) {
  const rows: Rows = { turns: [] }
  const root = createRoot(holder)
  flushSync(() => root.render(drawn(rows, { slide })))
  return { rows, root }
}

/** Renders the row on the server and hydrates it. */
async function takeOver(options: { slide?: number; far?: boolean }) {
  const rows: Rows = { turns: [] }
  vi.stubGlobal('document', undefined)
  const html = renderToString(drawn(rows, options))
  vi.stubGlobal('document', page)
  holder.innerHTML = html
  const root = await act(async () => hydrateRoot(holder, drawn(rows, options)))
  act(() => root.unmount())
  return rows.turns
}

test('the numbers are those of the grid', async () => {
  const perView = JSON.parse(await readFile('tokens/grid.json', 'utf8'))['per-view']
  // Rows of live tables have the steps of Landscape; narrow pages show a little more of the next table.
  const grid = { ...perView, live: perView.landscape }
  for (const [layout, { widest, phone }] of Object.entries(FIRST_SLIDES)) {
    const name = layout.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase()
    expect([layout, widest, phone]).toEqual([
      layout,
      Math.ceil(grid[name]['3xl'].$value),
      Math.ceil(grid[name].xs.$value),
    ])
  }
})

test('a row renders the slides that can be in view, and all after an interaction', () => {
  const { rows, root } = open()
  expect(rows.turns).toEqual([VIEW])
  act(() => rows.drawAll?.())
  expect(rows.turns.at(-1)).toBe(ALL)
  root.unmount()
})

test('UXP-01 a row with a stored position renders all slides in one render', () => {
  const { rows, root } = open(4)
  expect(new Set(rows.turns)).toEqual(new Set([ALL]))
  root.unmount()
})

test('a row hydrates the server’s slides; with a stored position all follow before paint', async () => {
  expect(await takeOver({})).toEqual([VIEW, VIEW])
  expect(await takeOver({ slide: 4 })).toEqual([VIEW, VIEW, ALL])
})

test('a row far below has a phone’s slides on the server, and a full view once it is near', async () => {
  const { phone } = FIRST_SLIDES.Default
  expect(await takeOver({ far: true })).toEqual([phone, phone])
  isNear = true
  expect(await takeOver({ far: true })).toEqual([phone, phone, VIEW])
})
