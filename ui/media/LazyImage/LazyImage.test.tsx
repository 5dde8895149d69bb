import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyImage, type LazyImageProps } from './LazyImage.tsx'

type Report = (entries: { isIntersecting: boolean; target: Element }[]) => void

const asked = vi.hoisted(() => ({
  options: undefined as IntersectionObserverInit | undefined,
  report: undefined as Report | undefined,
  waiting: new Set<Element>(),
}))

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: Report, options: IntersectionObserverInit) {
        asked.report = report
        asked.options = options
      }
      observe(element: Element) {
        asked.waiting.add(element)
      }
      unobserve(element: Element) {
        asked.waiting.delete(element)
      }
    },
  )
})

afterEach(() => {
  delete document.documentElement.dataset.pictures
})

const picture = { src: '/a.webp', srcSet: '/a.webp 1x, /b.webp 2x', alt: 'Cireșe' }

function draw(props: LazyImageProps = picture) {
  const { rerender, unmount } = render(<LazyImage {...props} />)
  return { image: screen.queryByRole('img') as HTMLImageElement, rerender, unmount }
}

/** Simulates an intersection of an element with the view. */
const see = (target: Element, isIntersecting = true) =>
  act(() => asked.report?.([{ isIntersecting, target }]))

test('KIT-06 a picture out of view is a placeholder of one pixel', () => {
  const { image } = draw()
  expect(image.getAttribute('src')).toBe('data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=')
  expect(image.hasAttribute('srcset')).toBe(false)
  see(image, false)
  expect(image.getAttribute('src')).toMatch(/^data:/)
})

test('KIT-06 a picture loads in view, once', () => {
  const { image } = draw()
  expect(asked.waiting.has(image)).toBe(true)
  see(image)
  expect(image.getAttribute('src')).toBe('/a.webp')
  expect(image.getAttribute('srcset')).toBe('/a.webp 1x, /b.webp 2x')
  expect(asked.waiting.has(image)).toBe(false)
})

test('KIT-06 the view has root margin 0 and threshold 0', () => {
  draw()
  expect(asked.options).toEqual({ rootMargin: '0px', threshold: 0 })
})

test('a picture with `ahead` loads at once, if it is rendered', () => {
  const drawn = vi.spyOn(Element.prototype, 'getClientRects')
  drawn.mockReturnValue([{}] as unknown as DOMRectList)
  expect(draw({ ...picture, alt: 'aici', ahead: true }).image).toHaveAttribute('src', '/a.webp')
  drawn.mockReturnValue([] as unknown as DOMRectList)
  render(<LazyImage {...picture} alt="nu" ahead />)
  expect(screen.getByRole('img', { name: 'nu' }).getAttribute('src')).toMatch(/^data:/)
  drawn.mockRestore()
})

test('a picture of the first view has its address in the HTML, and is not observed', () => {
  const { image } = draw({ ...picture, first: true })
  expect(image).toHaveAttribute('src', '/a.webp')
  expect(image).toHaveAttribute('srcset', '/a.webp 1x, /b.webp 2x')
  expect(image).toHaveAttribute('fetchpriority', 'high')
  expect(asked.waiting.has(image)).toBe(false)
})

test('an alternative picture for other widths loads with it', () => {
  const { image } = draw({ ...picture, alternative: { media: '(min-width: 768px)', srcSet: '/wide.webp' } })
  const source = image.parentElement?.querySelector('source')
  expect(source?.hasAttribute('srcset')).toBe(false)
  expect(source?.hasAttribute('media')).toBe(false)
  see(image)
  expect(source?.getAttribute('srcset')).toBe('/wide.webp')
  expect(source?.getAttribute('media')).toBe('(min-width: 768px)')
})

test.each([
  ['the address is missing', { alt: 'x' }],
  ['its address is empty', { src: '', alt: 'x' }],
])('KIT-06 a quiet plate stands there when %s', (_when, props) => {
  const { image } = draw(props)
  expect(image).toBeNull()
  expect(document.querySelector('[data-state="error"]')).not.toBeNull()
})

test('KIT-06 a broken picture shows the plate, and the next address is tried', () => {
  const { image, rerender } = draw()
  fireEvent.error(image)
  expect(screen.queryByRole('img')).toBeNull()
  expect(document.querySelector('[data-state="error"]')).not.toBeNull()
  rerender(<LazyImage {...picture} src="/c.webp" />)
  expect(screen.getByRole('img')).toHaveAttribute('data-src', '/c.webp')
})

test('KIT-06 the plate shows the title, in one colour per maker', () => {
  function plate(title: string, maker: string) {
    draw({ missing: { title, maker } })
    return document.body.lastElementChild?.querySelector('span')
  }
  const first = plate('Livada de Aur', 'Șapte Văi')
  expect(first).toHaveTextContent('Livada de Aur')
  expect(plate('Diamant 40', 'Șapte Văi')?.dataset.plate).toBe(first?.dataset.plate)
  expect(plate('Diamant 40', 'Copperleaf Studio')?.dataset.plate).not.toBe(first?.dataset.plate)
})

test('another address loads another picture', () => {
  const { image, rerender } = draw()
  see(image)
  rerender(<LazyImage {...picture} src="/d.webp" srcSet={undefined} />)
  const next = screen.getByRole('img')
  see(next)
  expect(next).toHaveAttribute('src', '/d.webp')
})

test('an unmounted picture is not observed any more', () => {
  const { image, unmount } = draw()
  unmount()
  expect(asked.waiting.has(image)).toBe(false)
})

test('while the page holds its pictures back, none is observed', () => {
  document.documentElement.dataset.pictures = 'held'
  const { image } = draw()
  expect(asked.waiting.has(image)).toBe(false)
})

test('a picture without an alternative text is decorative', () => {
  const { container } = render(<LazyImage src="/a.webp" />)
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})
