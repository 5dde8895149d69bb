import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazyPart.tsx'

function Greeting({ name }: { name: string }) {
  const [first] = useState(name)
  return <p>{`${first}, ${name}`}</p>
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? 'failed' : this.props.children
  }
}

const around = (children: ReactNode) => (
  <Boundary>
    <Suspense fallback="waiting">{children}</Suspense>
  </Boundary>
)

test('a loading component shows the fallback', async () => {
  const Part = lazyPart(async () => Greeting)
  expect(Part.isLoaded()).toBe(false)
  render(around(<Part name="Ana" />))
  expect(document.body.textContent).toBe('waiting')
  await act(async () => undefined)
  expect(document.body.textContent).toBe('Ana, Ana')
})

test('a preloaded component renders at once', async () => {
  const Part = lazyPart(async () => Greeting)
  await Part.load()
  expect(Part.isLoaded()).toBe(true)
  render(around(<Part name="Ana" />))
  expect(document.body.textContent).toBe('Ana, Ana')
})

test('a rendered component keeps its state when the code loads later', async () => {
  const Part = lazyPart(async () => Greeting)
  const { rerender } = await act(async () => render(around(<Part name="Ana" />)))
  await Part.load()
  rerender(around(<Part name="Ion" />))
  expect(screen.getByText('Ana, Ion')).toBeDefined()
})

test('a failed load reaches the error boundary, unless there is a replacement', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const load = () => Promise.reject(new Error('gone'))
  const Part = lazyPart<object>(load)
  const Picture = lazyPart<object>(load, () => null)
  await act(async () => render(around(<Part />)))
  expect(document.body.textContent).toBe('failed')
  document.body.textContent = ''
  await act(async () => render(around(<Picture />)))
  expect(document.body.textContent).toBe('')
})
