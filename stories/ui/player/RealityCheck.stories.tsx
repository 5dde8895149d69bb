import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RealityCheck } from '#ui/player/RealityCheck'
import { Examples, fits } from '../../matrix.tsx'

const meta = {
  component: RealityCheck,
  args: {
    minutes: 60,
    money: { entry: 1400, now: 1245.8 },
    onPause: fn(),
    onContinue: fn(),
    limitsHref: '/cont/limite',
    exclusionHref: '/pagina/autoexcludere',
    help: { label: 'Joc Responsabil, chat 24/7', href: 'https://jocresponsabil.test/chat' },
  },
} satisfies Meta<typeof RealityCheck>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Pauza și continuarea cântăresc la fel',
  tags: ['CPL-05'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Pauză scurtă?' })).toBeVisible()
    await expect(canvas.getByText(/Ești conectat de 60 de minute/)).toHaveTextContent(
      'Soldul la intrare a fost 1.400,00 lei, acum este 1.245,80 lei.',
    )
    const pause = canvas.getByRole('button', { name: 'Ia o pauză' })
    const go = canvas.getByRole('button', { name: 'Continuă' })
    const look = (button: HTMLElement) => {
      const { width, height } = button.getBoundingClientRect()
      const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(button)
      return { width, height, backgroundColor, color, borderColor, fontWeight }
    }
    await expect(look(pause)).toEqual(look(go))
    await userEvent.tab()
    await expect(pause).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPause).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}

export const Ways: Story = {
  name: 'Limitele, autoexcluderea și ajutorul, la o apăsare',
  tags: ['proof', 'CPL-05'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Pune o limită', 'Autoexcludere', 'Joc Responsabil, chat 24/7'])
  },
}

export const InDialog: Story = {
  name: 'În dialog, care are titlul',
  args: { hideTitle: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
}

export const Masked: Story = {
  name: 'Sume ascunse, arătate la cerere',
  tags: ['UXP-19'],
  args: { masked: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/1\.400,00/)).not.toBeInTheDocument()
    const reveal = canvas.getByRole('button', { name: 'Arată pentru o clipă' })
    await userEvent.click(reveal)
    await expect(canvas.getByText(/Ești conectat/)).toHaveTextContent('Soldul la intrare a fost 1.400,00 lei')
  },
}

export const MoneyUnknown: Story = {
  name: 'Sumele nu se știu',
  tags: ['CPL-05'],
  args: { money: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ești conectat/)).toHaveTextContent('Soldul nu îl știm acum.')
    await expect(canvas.getByText(/Ești conectat/)).not.toHaveTextContent('lei')
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: { minutes: 1439, money: { entry: 1284907.36, now: 999999.99 } },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Cu titlu', 'În dialog, fără titlu']}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 40 }}
    >
      <RealityCheck {...args} />
      <RealityCheck {...args} hideTitle minutes={1} />
    </Examples>
  ),
  play: async ({ canvasElement }) => {
    const targets = [...canvasElement.querySelectorAll('button, a')]
    for (const index of [5, 7]) targets[index]?.classList.add('show-hover')
    for (const index of [6, 8]) targets[index]?.classList.add('show-focus')
  },
}
