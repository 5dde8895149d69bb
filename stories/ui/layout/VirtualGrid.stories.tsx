import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, type RefObject, useRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { GameTile, type GameTileProps } from '#ui/game/GameTile'
import {
  type GridPosition,
  VirtualGrid,
  type VirtualGridHandle,
  type VirtualGridProps,
} from '#ui/layout/VirtualGrid'
import { Examples } from '../../matrix.tsx'
import { games } from '../game/art.ts'

const known = games()
const many = Array.from({ length: 10_000 }, (_, index): GameTileProps => {
  const game = known[index % known.length] as GameTileProps
  return { ...game, name: `${game.name} ${index + 1}`, href: `/jocuri/${index + 1}` }
})

const meta = {
  component: VirtualGrid as ComponentType<VirtualGridProps<GameTileProps>>,
  // In a window of its own: ten thousand tiles would push the rest of the page out of reach.
  parameters: { frame: 'bare', docs: { story: { inline: false, height: '560px' } } },
  args: {
    label: 'Toate jocurile',
    items: many,
    getKey: ({ href }) => href,
    renderItem: (game) => <GameTile {...game} demoHref={undefined} />,
    onPosition: fn(),
  },
  decorators: (Story) => (
    <div style={{ padding: 'var(--gutter)' }}>
      <Story />
    </div>
  ),
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<VirtualGridProps<GameTileProps>>

export default meta
type Story = StoryObj<typeof meta>

const unpictured = { parameters: { frame: 'bare', visual: { disable: true } } }
const onPhone = { globals: { viewport: { value: 'phone' } } }
const linkOf = (list: HTMLElement, index: number) =>
  list.querySelector<HTMLElement>(`[data-index="${index}"] a`) as HTMLElement
const placed = (list: HTMLElement) =>
  waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(50_000))

export const Default: Story = {
  ...unpictured,
  name: 'Multe jocuri',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Toate jocurile' })
    await placed(list)
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-setsize', '10000')
    await expect(first).toHaveAttribute('aria-posinset', '1')
  },
}

export const ElementBudget: Story = {
  ...unpictured,
  ...onPhone,
  name: 'Zece mii de jocuri, cel mult 450 de elemente',
  tags: ['proof'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await placed(list)
    for (const top of [0, 40_000, 300_000]) {
      window.scrollTo(0, top)
      await waitFor(() => expect(list.getBoundingClientRect().top).toBeLessThanOrEqual(40 - top + 1))
      await new Promise((resolve) => setTimeout(resolve, 200))
      await expect(list.querySelectorAll('*').length).toBeLessThanOrEqual(450)
      const shown = [...list.children].filter((item) => {
        const { bottom, top } = item.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight
      })
      await expect(shown.length).toBeGreaterThanOrEqual(9)
    }
  },
}

/** However far the list is scrolled, the focus stays where it was. */
export const FocusKept: Story = {
  ...unpictured,
  name: 'Oricât se derulează, focusul rămâne',
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list')
    await placed(list)
    const link = linkOf(list, 4)
    link.focus()
    window.scrollTo(0, 60_000)
    await waitFor(() => expect(linkOf(list, 5)).toHaveTextContent('Steaua Polară 6'))
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(link).toHaveFocus()
    await expect(list.children.length).toBeLessThan(120)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(linkOf(list, 5)).toHaveFocus())
  },
}

export const Keys: Story = {
  ...unpictured,
  name: 'Săgețile trec dintr-un rând în altul',
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list')
    await placed(list)
    const columns = Number(getComputedStyle(list).getPropertyValue('--columns'))
    linkOf(list, 0).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(linkOf(list, columns)).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(linkOf(list, 9999)).toHaveFocus())
    await expect(linkOf(list, 9999).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(linkOf(list, 0)).toHaveFocus())
  },
}

function Leavable(props: VirtualGridProps<GameTileProps>) {
  const [position, setPosition] = useState<GridPosition>()
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button style={{ position: 'fixed', zIndex: 9, insetBlockStart: 0 }} onClick={() => setOpen(!open)}>
        Pleacă sau revino
      </Button>
      {open ? <VirtualGrid {...props} restore={position} onPosition={setPosition} /> : <p>Altă pagină</p>}
    </>
  )
}

export const Restored: Story = {
  ...unpictured,
  name: 'Lista revine exact în același loc',
  tags: ['proof', 'UXP-01'],
  render: (args) => <Leavable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await placed(canvas.getByRole('list'))
    window.scrollTo(0, 23_457)
    await waitFor(() => expect(window.scrollY).toBe(23_457))
    await new Promise((resolve) => setTimeout(resolve, 200))
    await userEvent.click(canvas.getByRole('button', { name: /Pleacă/ }))
    await waitFor(() => expect(window.scrollY).toBe(0))
    await userEvent.click(canvas.getByRole('button', { name: /Pleacă/ }))
    await waitFor(() => expect(window.scrollY).toBe(23_457))
  },
}

function Reachable(props: VirtualGridProps<GameTileProps>) {
  const handle: RefObject<VirtualGridHandle | null> = useRef(null)
  return (
    <>
      <Button onClick={() => handle.current?.scrollToIndex(5000)}>La mijloc</Button>
      <Button onClick={() => handle.current?.focusIndex(7000)}>La al șaptelea mie</Button>
      <VirtualGrid {...props} handle={handle} />
    </>
  )
}

export const ScrollToIndex: Story = {
  ...unpictured,
  name: 'Un buton duce la mijlocul listei',
  tags: ['proof'],
  render: (args) => <Reachable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await placed(canvas.getByRole('list'))
    await userEvent.click(canvas.getByRole('button', { name: 'La mijloc' }))
    await waitFor(() => expect(linkOf(canvas.getByRole('list'), 5000)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'La al șaptelea mie' }))
    await waitFor(() => expect(linkOf(canvas.getByRole('list'), 7000)).toHaveFocus())
  },
}

/** Fewer games than a page holds. */
export const Few: Story = { name: 'Puține jocuri', args: { items: many.slice(0, 11) } }

export const FewOnPhone: Story = {
  ...onPhone,
  name: 'Puține jocuri, pe telefon',
  args: { items: many.slice(0, 7) },
}

export const Empty: Story = { ...unpictured, name: 'Niciun joc', tags: ['proof'], args: { items: [] } }

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples words={['Un rând neîntreg', 'Mai multe rânduri']} style={{ display: 'grid', gap: 36 }}>
      <VirtualGrid {...args} label="Un rând neîntreg" items={many.slice(0, 4)} />
      <VirtualGrid {...args} label="Mai multe rânduri" items={many.slice(20, 37)} />
    </Examples>
  ),
}
