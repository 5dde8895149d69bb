import { act } from '@testing-library/react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { SlidesMemoryContext } from '#ui/foundation/slidesMemory.ts'
import { useFirstSlides } from './useFirstSlides.ts'

const ALL = 60
const holder = document.createElement('div')
document.body.append(holder)

afterEach(() => holder.replaceChildren())

/** A row that notes how many slides each of its turns draws. */
function Row({ turns }: { turns: number[] }) {
  const mark = useId()
  const shown = Math.min(useFirstSlides('Recomandate', mark), ALL)
  turns.push(shown)
  return <span id={mark}>{shown}</span>
}

const leftAt = (slide: number | undefined) => ({ open: () => ({ slide, keep: () => undefined }) })

function open(slide?: number) {
  const turns: number[] = []
  const root = createRoot(holder)
  flushSync(() =>
    root.render(
      <SlidesMemoryContext value={leftAt(slide)}>
        <Row turns={turns} />
      </SlidesMemoryContext>,
    ),
  )
  return { turns, root }
}

test('a new row comes with the slides that can be in view, then with all', async () => {
  const { turns, root } = open()
  const inView = Math.ceil(window.innerWidth / 100)
  expect(holder.textContent).toBe(String(inView))
  await expect.poll(() => holder.textContent).toBe(String(ALL))
  expect(turns).toEqual([inView, ALL])
  root.unmount()
})

test('UXP-01 a row that was left further on is whole at once, in one turn', async () => {
  const { turns, root } = open(4)
  expect(turns).toEqual([ALL])
  await act(async () => undefined)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(turns).toEqual([ALL])
  root.unmount()
})

test('the server draws all slides, and a row that takes over its HTML never has fewer', async () => {
  const turns: number[] = []
  vi.stubGlobal('document', undefined)
  const html = renderToString(<Row turns={turns} />)
  vi.unstubAllGlobals()
  holder.innerHTML = html
  const root = await act(async () => hydrateRoot(holder, <Row turns={turns} />))
  expect(turns).toEqual([ALL, ALL])
  act(() => root.unmount())
})
