import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: ComplianceStrip,
  args: { text: 'Joacă responsabil', licence: 'L1234567W000001' },
} satisfies Meta<typeof ComplianceStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Vârstă, licență și mesaj',
  tags: ['CPL-02'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '18+' })).toBeVisible()
    await expect(canvas.getByText(/^Joacă responsabil/)).toHaveTextContent(
      'Joacă responsabil · Licența L1234567W000001',
    )
    await expect(canvas.getByText('Licența L1234567W000001')).toBeVisible()
  },
}

export const WithoutLicence: Story = { name: 'Fără licență', args: { licence: undefined } }

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    text: 'Jocurile de noroc sunt interzise minorilor și pot crea dependență. Joacă responsabil',
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Cu licență', 'Fără licență', 'Text lung']}
      style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}
    >
      <ComplianceStrip {...args} />
      <ComplianceStrip {...args} licence={undefined} />
      <ComplianceStrip {...args} text="Jocurile de noroc pot crea dependență. Joacă responsabil" />
    </Examples>
  ),
}
