import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { VirtualGrid } from './VirtualGrid.tsx'

/** A list of eight columns, 1376 px wide, with the tracks that WebKit computes once its tiles are positioned. */
function computeLikeWebKit(): void {
  const style = document.createElement('style')
  style.textContent = `ul {
    --columns: 8;
    inline-size: 1376px;
    column-gap: 14px;
    grid-template-columns: ${Array(8).fill('172px').join(' ')};
  }`
  document.head.append(style)
  onTestFinished(() => style.remove())
}

test('UXP-08 the tiles of a row fit into the list, also where the browser computes its tracks without the gaps', () => {
  computeLikeWebKit()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  render(
    <VirtualGrid
      label="Jocuri"
      items={['Diamant 40', 'Regina Nilului']}
      getKey={(name) => name}
      renderItem={(name) => <p>{name}</p>}
      rowHeight={(tile) => tile + 44}
    />,
  )
  const [first] = screen.getAllByRole('listitem')
  expect(first?.style.inlineSize).toBe('159.75px')
})
