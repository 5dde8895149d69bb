import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Flag } from '#ui/media/Flag'
import { Examples } from '../../matrix.tsx'

const meta = { component: Flag, args: { code: 'ro' } } satisfies Meta<typeof Flag>

export default meta
type Story = StoryObj<typeof meta>

/** Beside a word the flag says nothing. */
export const Default: Story = {
  name: 'Decorativ',
  render: (args) => (
    <p style={{ display: 'flex', gap: 8, alignItems: 'center', font: 'var(--type-label)' }}>
      <Flag {...args} /> Română
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(canvas.getByText('Română')).toBeVisible()
  },
}

export const Named: Story = {
  name: 'Cu nume pentru cititorul de ecran',
  args: { label: 'Limba română' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Limba română' })).toBeVisible()
  },
}

/** A language without a flag is written. */
export const Unknown: Story = {
  name: 'O țară necunoscută',
  args: { code: 'hu', label: 'Limba maghiară' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Limba maghiară' })).toHaveTextContent('HU')
  },
}

const codes = ['ar', 'en', 'nl', 'ro', 'el', 'tr', 'pt-br', 'hu']

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <Examples words={['Mic', 'Mediu', 'Mare']} style={{ display: 'grid', gap: 16 }}>
      {(['s', 'm', 'l'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          {codes.map((code) => (
            <Flag key={code} code={code} size={size} />
          ))}
        </div>
      ))}
    </Examples>
  ),
}
