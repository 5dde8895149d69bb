import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { AppliedFilters, type AppliedFiltersProps } from '#ui/browse/AppliedFilters'
import { Examples, fits } from '../../matrix.tsx'

function Live({ items, onRemove, onClear, ...rest }: AppliedFiltersProps) {
  const [left, setLeft] = useState(items)
  return (
    <AppliedFilters
      {...rest}
      items={left}
      onRemove={(id) => {
        setLeft(left.filter((item) => item.id !== id))
        onRemove(id)
      }}
      onClear={() => {
        setLeft(left.filter((item) => item.locked))
        onClear()
      }}
    />
  )
}

const items = [
  { id: 'megaways', label: 'Megaways' },
  { id: 'rtp', label: 'RTP 96–98%' },
  { id: 'miza', label: 'Miză 0,20–50 lei' },
]

const meta = {
  component: AppliedFilters,
  args: { items, onRemove: fn(), onClear: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof AppliedFilters>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Filtre aplicate' }

const chip = (filter: string) => ({ name: `Scoate filtrul ${filter}` })

/** After a removal the focus goes to the next one, at the end to the one before, at last to the region. */
export const Removing: Story = {
  name: 'Un filtru se scoate, iar focusul rămâne aproape',
  tags: ['proof', 'FIL-13'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenLastCalledWith('megaways')
    await waitFor(() => expect(canvas.getByRole('button', chip('RTP 96–98%'))).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('button', chip('RTP 96–98%'))).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Filtre alese' })).toHaveFocus())
    await expect(canvas.getByText('Niciun filtru de scos aici')).toBeInTheDocument()
  },
  parameters: { visual: { disable: true } },
}

export const Clearing: Story = {
  name: '„Șterge filtrele” lasă numai ce este fix',
  tags: ['proof'],
  args: { items: [{ id: 'f', label: 'Turnul Nord', locked: 'pagina acestui furnizor' }, ...items] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Șterge filtrele' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus())
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Turnul Nord, pagina acestui furnizor')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Locked: Story = {
  name: 'Un filtru fix, care nu se scoate',
  args: { items: [{ id: 'f', label: 'Turnul Nord', locked: 'pagina acestui furnizor' }, ...items] },
}

/** Sideways in one line; the page stays as wide as it is. */
export const OnPhone: Story = {
  name: 'Pe telefon',
  args: { items: [...items, { id: 'v', label: 'Volatilitate mare' }, { id: 'c', label: 'Egiptul antic' }] },
  globals: { viewport: { value: 'phone' } },
  play: fits,
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    items: [{ id: 'x', label: 'Rotiri gratuite cu multiplicator care crește la fiecare câștig' }, ...items],
  },
}

export const Empty: Story = {
  name: 'Niciun filtru aplicat',
  args: { items: [] },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Niciun filtru de scos aici')).toBeInTheDocument()
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: ({ onRemove, onClear }) => (
    <Examples words={['Un filtru', 'Mai multe', 'Un filtru fix']} style={{ display: 'grid', gap: 16 }}>
      <AppliedFilters items={items.slice(0, 1)} onRemove={onRemove} onClear={onClear} />
      <AppliedFilters items={items} onRemove={onRemove} onClear={onClear} />
      <AppliedFilters
        items={[{ id: 'f', label: 'Turnul Nord', locked: 'pagina acestui furnizor' }]}
        onRemove={onRemove}
        onClear={onClear}
      />
    </Examples>
  ),
}
