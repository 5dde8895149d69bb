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

test('a picture made in the browser has no address before it is in the document, where Chromium would keep it in memory', () => {
  const set = vi.spyOn(HTMLImageElement.prototype, 'setAttribute')
  const { container } = render(slide)
  expect(set.mock.calls.map(([name]) => name.toLowerCase())).not.toContain('srcset')
  set.mockRestore()
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('src', '/hero.webp')
  expect(image).toHaveAttribute('srcset', picture.srcSet)
})
