import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdPictures } from './pictures.ts'

type Callback = (entries: { isIntersecting: boolean; target: Element }[]) => void
let observed: Element[] = []
let tell: Callback = () => undefined

/** jsdom lays nothing out: a test says what has come into view. */
class Observer {
  constructor(callback: Callback) {
    tell = callback
  }
  observe(element: Element) {
    observed.push(element)
  }
  unobserve(element: Element) {
    observed = observed.filter((other) => other !== element)
  }
}

const tile = (name: string) =>
  `<picture><source data-media="(width >= 768px)" data-srcset="/${name}.webp"><img data-src="/${name}.jpg" alt="${name}"></picture>`

const image = (name: string) => document.querySelector<HTMLImageElement>(`img[alt="${name}"]`) ?? new Image()

const comeIntoView = (...names: string[]) =>
  tell(names.map((name) => ({ isIntersecting: true, target: image(name) })))

beforeEach(() => {
  observed = []
  vi.stubGlobal('IntersectionObserver', Observer)
})

afterEach(() => {
  document.body.innerHTML = ''
  delete document.documentElement.dataset.pictures
  vi.unstubAllGlobals()
})

test('CAR-05 pictures of tiles are held until the first view has its picture', async () => {
  document.body.innerHTML = `<img fetchpriority="high" alt="hero">${tile('a')}`
  Object.defineProperty(image('hero'), 'complete', { value: false })
  const pictures = holdPictures()
  expect(document.documentElement.dataset.pictures).toBe('held')
  const [requested, done] = [vi.fn(), vi.fn()]
  void pictures.firstView(requested).then(done)
  await vi.waitFor(() => expect(requested).toHaveBeenCalledOnce())
  expect(done).not.toHaveBeenCalled()
  expect(observed).toEqual([])
  image('hero').dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(done).toHaveBeenCalled())
})

test('released pictures come as they get near, in the format that the browser takes', () => {
  document.body.innerHTML = tile('a') + tile('b')
  holdPictures().release()
  expect(observed).toEqual([image('a'), image('b')])
  comeIntoView('a')
  expect(image('a').getAttribute('src')).toBe('/a.jpg')
  expect(document.querySelector('source')?.getAttribute('srcset')).toBe('/a.webp')
  expect(document.querySelector('source')?.getAttribute('media')).toBe('(width >= 768px)')
  expect(observed).toEqual([image('b')])
})

test('a page that names no picture shows those in view, and three of them stand for its first view', async () => {
  document.body.innerHTML = ['a', 'b', 'c', 'd'].map(tile).join('')
  for (const name of ['a', 'b', 'c', 'd']) Object.defineProperty(image(name), 'complete', { value: false })
  const [requested, done] = [vi.fn(), vi.fn()]
  void holdPictures().firstView(requested).then(done)
  await new Promise((resolve) => setTimeout(resolve))
  expect(requested).not.toHaveBeenCalled()
  comeIntoView('a', 'b', 'c', 'd')
  await vi.waitFor(() => expect(requested).toHaveBeenCalledOnce())
  for (const name of ['a', 'b']) image(name).dispatchEvent(new Event('load'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(done).not.toHaveBeenCalled()
  image('c').dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(done).toHaveBeenCalled())
})

test('a person who scrolls does not wait for the first view', () => {
  document.body.innerHTML = tile('a')
  holdPictures()
  dispatchEvent(new Event('scroll'))
  expect(observed).toEqual([image('a')])
})
