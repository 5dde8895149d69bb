import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Amount } from '#ui/game/Amount'

const meta = { component: Amount, args: { value: 1284907.36 } } satisfies Meta<typeof Amount>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Întreagă, cu bani',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.284.907,36 lei')).toBeVisible()
  },
}

export const Short: Story = {
  name: 'Scurtă, în milioane',
  args: { form: 'short' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,28 mil. lei')).toBeVisible()
  },
}

export const ShortBelowAMillion: Story = {
  name: 'Scurtă, sub un milion',
  args: { form: 'short', value: 48210.11 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('48.210 lei')).toBeVisible()
  },
}

export const Compact: Story = {
  name: 'Compactă: de la 1.000 de lei în cuvinte',
  tags: ['KIT-09'],
  args: { form: 'compact', value: 1000 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Amount {...args} value={999.99} />
      <Amount {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('999,99 lei')).toBeVisible()
    await expect(canvas.getByText('1,00 mii lei')).toBeVisible()
  },
}

export const Digits: Story = {
  name: 'Numai cifre, fără bani',
  tags: ['KIT-09'],
  args: { form: 'digits', bare: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.284.907')).toBeVisible()
  },
}

export const OtherCurrency: Story = {
  name: 'În altă monedă',
  tags: ['KIT-09'],
  args: { currency: 'EUR', value: 250 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('250,00 EUR')).toBeVisible()
  },
}

export const Range: Story = {
  name: 'Un interval',
  args: { value: 0.5, to: 5000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0,50 – 5.000 lei')).toBeVisible()
  },
}

export const Bare: Story = {
  name: 'Fără monedă',
  args: { bare: true, value: 88.02 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('88,02')).toBeVisible()
  },
}

const forms = ['full', 'short', 'compact', 'digits'] as const
const formWords = { full: 'Întreagă', short: 'Scurtă', compact: 'Compactă', digits: 'Numai cifre' } as const
const sums = [0.2, 612.4, 3904.75, 48210.11, 1284907.36, 2300000000]

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <table style={{ font: 'var(--type-body)', borderSpacing: '32px 8px', textAlign: 'end' }}>
      <caption className="visually-hidden">Forme și sume</caption>
      <thead>
        <tr>
          {forms.map((form) => (
            <th key={form} scope="col">
              {formWords[form]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.map((sum) => (
          <tr key={sum}>
            {forms.map((form) => (
              <td key={form}>
                <Amount value={sum} form={form} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
}
