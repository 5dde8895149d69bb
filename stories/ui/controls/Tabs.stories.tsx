import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, fn } from 'storybook/test'
import { Tabs, type TabsProps } from '#ui/controls/Tabs'
import { fits, matrixOf } from '../../matrix.tsx'

const meta = {
  component: Tabs as ComponentType<TabsProps>,
  tags: ['control', 'beta'],
  args: {
    label: 'Despre joc',
    tabs: [
      { value: 'rules', label: 'Reguli', content: 'Trei simboluri la fel pe o linie câștigă.' },
      { value: 'facts', label: 'Date', content: 'RTP 96,21 %, volatilitate mare, 20 de linii.' },
      { value: 'terms', label: 'Termeni', content: 'Câștigul maxim este 250.000 lei.' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<TabsProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Trei file, prima deschisă',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Date' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('facts')
    await expect(canvas.getByRole('tabpanel', { name: 'Date' })).toHaveTextContent('RTP 96,21 %')
    await expect(canvas.queryByText(/Trei simboluri/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('tab', { name: 'Reguli' }))
  },
}

/** One stop in the order of Tab; arrow keys go round and open what they reach. */
export const Keyboard: Story = {
  name: 'Săgețile trec de la o filă la alta',
  tags: ['proof'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab('Reguli')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('Date')).toHaveFocus()
    await expect(tab('Date')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(tab('Termeni')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('Reguli')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tab('Termeni')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tabpanel', { name: 'Reguli' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

export const WithIcons: Story = {
  name: 'Cu semne',
  args: {
    defaultValue: 'real',
    tabs: [
      { value: 'demo', label: 'Demo', icon: 'play-fill', content: 'Fără bani.' },
      { value: 'real', label: 'Pe bani reali', icon: 'coins', content: 'Cu soldul tău.' },
    ],
  },
}

/** What does not fit scrolls sideways. */
export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    tabs: [
      { value: 'a', label: 'Reguli și funcții speciale', content: 'Trei simboluri la fel.' },
      { value: 'b', label: 'Tabelul plăților pe fiecare linie', content: 'De la 0,20 lei.' },
      { value: 'c', label: 'Termeni și condiții de joc', content: 'De la 18 ani.' },
    ],
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 340 }}>
      <Story />
    </div>
  ),
  play: fits,
}

/** Under a finger each is 48 px high. */
export const Touch: Story = {
  name: 'Degetul deschide o filă',
  globals: { input: 'touch' },
  parameters: { visual: { disable: true } },
  tags: ['proof'],
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) await expect(tab.offsetHeight).toBeGreaterThanOrEqual(48)
  },
}

export const Matrix: Story = {
  ...matrixOf(meta, { Default, WithIcons, LongestText }),
  name: 'Variante',
}
