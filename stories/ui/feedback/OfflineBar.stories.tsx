import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { OfflineBar } from '#ui/feedback/OfflineBar'
import { Examples, fits } from '../../matrix.tsx'

const onRetry = fn()

const meta = {
  component: OfflineBar,
  parameters: { frame: 'bare' },
  args: {
    offline: true,
    children: (
      <Button tone="quiet" size="s" onClick={onRetry}>
        Reîncearcă
      </Button>
    ),
  },
} satisfies Meta<typeof OfflineBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Fără conexiune',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Ești offline. Favoritele și paginile deja deschise rămân la îndemână.',
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onRetry).toHaveBeenCalled()
  },
}

export const OnPhone: Story = {
  name: 'Pe telefon',
  globals: { viewport: { value: 'phone' } },
  play: fits,
}

export const WithoutRetry: Story = { name: 'Fără „Reîncearcă”', args: { children: undefined } }

/** An evening at a time that every run shows alike. */
const evening = new Date('2026-11-29T21:47:00+02:00')

export const Kept: Story = {
  name: 'Pagină de pe dispozitiv, site care nu răspunde',
  args: { offline: false, keptAt: evening },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Site-ul nu răspunde\. Vezi ce e păstrat pe dispozitiv, din 29 nov\., \d{2}:47\./,
    )
  },
}

function Losing() {
  const [offline, setOffline] = useState(false)
  return (
    <>
      <OfflineBar offline={offline} />
      <Button onClick={() => setOffline(!offline)}>Schimbă conexiunea</Button>
    </>
  )
}

export const Online: Story = {
  name: 'Cu conexiune: nu ocupă loc',
  parameters: { visual: { disable: true } },
  render: () => <Losing />,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await expect(region.getBoundingClientRect().height).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Schimbă conexiunea' }))
    await expect(canvas.getByRole('status')).toBe(region)
    await expect(region).toHaveTextContent('Ești offline.')
    await userEvent.click(canvas.getByRole('button', { name: 'Schimbă conexiunea' }))
    await expect(region).toBeEmptyDOMElement()
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Cu „Reîncearcă”', 'Fără „Reîncearcă”', 'Cu date de pe dispozitiv', 'Cu conexiune: nu se vede']}
      style={{ display: 'grid', gap: 16 }}
    >
      <OfflineBar {...args} />
      <OfflineBar offline />
      <OfflineBar offline keptAt={evening} />
      <OfflineBar offline={false} />
    </Examples>
  ),
}
