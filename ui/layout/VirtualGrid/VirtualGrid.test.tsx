// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VirtualGrid } from './VirtualGrid.tsx'

const items = Array.from({ length: 200 }, (_, index) => `Jocul ${index + 1}`)

test('the server renders the first rows as a plain grid without inline styles', () => {
  const html = renderToStaticMarkup(
    <VirtualGrid label="Jocuri" items={items} getKey={(name) => name} renderItem={(name) => <p>{name}</p>} />,
  )
  expect(html.match(/<li /g)).toHaveLength(30)
  expect(html).toContain('aria-setsize="200"')
  expect(html).not.toMatch(/\sstyle=/)
})
