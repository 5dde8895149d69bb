// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VirtualGrid } from './VirtualGrid.tsx'

const items = Array.from({ length: 200 }, (_, index) => `Jocul ${index + 1}`)

test('before it is measured the grid has one tile, and the number of all items for the height of its rows', () => {
  const html = renderToStaticMarkup(
    <VirtualGrid label="Jocuri" items={items} getKey={(name) => name} renderItem={(name) => <p>{name}</p>} />,
  )
  expect(html.match(/<li /g)).toHaveLength(1)
  expect(html).toContain('aria-setsize="200"')
  expect(html).toContain('--grid-count:200')
})
