import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Banner } from '#ui/feedback/Banner'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'
import { Examples, fits } from '../../matrix.tsx'
import { art } from '../game/art.ts'

const meta = {
  component: Banner,
  parameters: { frame: 'bare' },
  globals: { viewport: { value: 'phone' } },
  args: {
    picture: art({ hue: 24 }),
    title: 'Aplicația Aramă',
    text: 'Gratuit în Google Play',
    href: 'https://magazin.arama.test/aplicatia',
    compliance: <ComplianceStrip text="Joacă responsabil" licence="L1234567W000001" />,
    onClose: fn(),
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Aplicația, cu magazinul la o apăsare',
  tags: ['BAN-01'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Aplicația Aramă' })).toBeVisible()
    await userEvent.tab()
    const close = canvas.getByRole('button', { name: 'Închide anunțul aplicației' })
    await expect(close).toHaveFocus()
    await userEvent.tab()
    const install = canvas.getByRole('link', { name: 'Instalează Aplicația Aramă' })
    await expect(install).toHaveFocus()
    await expect(install).toHaveAttribute('href', args.href)
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Strip: Story = {
  name: 'Poartă limita de vârstă, licența și un mesaj',
  tags: ['proof', 'CPL-02'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '18+' })).toBeVisible()
    await expect(canvas.getByText(/^Joacă responsabil/)).toBeVisible()
    await expect(canvas.getByText('Licența L1234567W000001')).toBeVisible()
  },
}

export const WithoutPicture: Story = { name: 'Fără imagine', args: { picture: undefined } }

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    title: 'Aplicația Aramă pentru telefoane și tablete',
    text: 'Gratuit în magazinul de aplicații al producătorului telefonului tău',
  },
  play: fits,
}

export const OnTablet: Story = { name: 'Pe tabletă', globals: { viewport: { value: 'tablet' } } }

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples words={['Întreg', 'Fără text', 'Fără imagine']} style={{ display: 'grid', gap: 16 }}>
      <Banner {...args} />
      <Banner {...args} title="Aplicația fără text" text={undefined} />
      <Banner {...args} title="Aplicația fără pictogramă" picture={undefined} />
    </Examples>
  ),
  play: async ({ canvasElement }) => {
    const targets = [...canvasElement.querySelectorAll('button, a')]
    for (const index of [2, 3]) targets[index]?.classList.add('show-hover')
    for (const index of [4, 5]) targets[index]?.classList.add('show-focus')
  },
}
