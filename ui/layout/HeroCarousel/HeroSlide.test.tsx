import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { HeroSlide } from './HeroSlide.tsx'

const picture = { src: '/hero.webp', srcSet: '/hero.webp 640w, /hero-large.webp 1280w' }
const slide = <HeroSlide picture={picture} title="Regina Nilului" first />

test('the server’s HTML has the address of the first picture', () => {
  expect(renderToString(slide)).toContain('src="/hero.webp"')
  expect(renderToString(slide)).toContain(`srcSet="${picture.srcSet}"`)
})

test('a picture made in the browser has no sizes and no address before it is in the document: Chromium would keep it in memory', () => {
  const set = vi.spyOn(HTMLImageElement.prototype, 'setAttribute')
  const { container } = render(slide)
  const rendered = set.mock.calls.map(([name]) => name.toLowerCase())
  set.mockRestore()
  expect(rendered).not.toContain('sizes')
  expect(rendered).not.toContain('srcset')
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('src', '/hero.webp')
  expect(image).toHaveAttribute('srcset', picture.srcSet)
  expect(image).toHaveAttribute('sizes')
})
