import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Playground } from './Playground.tsx'
import { samples } from './samples.ts'

const meta = {
  component: Playground,
  args: { initial: JSON.stringify(samples.Games.typical, null, 2) },
} satisfies Meta<typeof Playground>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Lipește JSON-ul și privește modulul' }

export const WrongField: Story = {
  name: 'CMS-05 The wrong field is named as it is typed',
  tags: ['proof'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const editor = canvas.getByRole('textbox', { name: 'JSON-ul modulului' })
    await userEvent.clear(editor)
    await userEvent.paste(
      '{ "id": "x", "type": "Games", "category": "casino-top-10", "tileLayout": "Square" }',
    )
    await expect(canvas.getByRole('list', { name: 'Probleme' })).toHaveTextContent(
      /^tileLayout trebuie să fie/,
    )
    await userEvent.clear(editor)
    await userEvent.paste('{ "id": "x", "type": "Games", "category": "lipsa", "tileLayout": "Default" }')
    await expect(canvas.getByRole('list', { name: 'Probleme' })).toHaveTextContent(
      'category „lipsa” nu există',
    )
  },
}

export const NoJson: Story = {
  name: 'CMS-05 Text that is no JSON is told by line',
  tags: ['proof'],
  args: { initial: '{\n  "id": "x",\n  "type" "Games"\n}' },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Probleme' })).toHaveTextContent(/rândul 3/)
    await userEvent.click(canvas.getByRole('button', { name: 'Jackpots' }))
    await expect(canvas.queryByRole('list', { name: 'Probleme' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox')).toHaveValue(JSON.stringify(samples.Jackpots.typical, null, 2))
  },
}

export const States: Story = {
  name: 'CMS-05 The widget is seen loading, empty, failed and with the longest texts',
  tags: ['proof'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const title = () => canvas.queryByRole('heading', { level: 2 })
    const usual = title()?.textContent ?? ''
    await expect(usual.length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Se încarcă' }))
    await expect(title()).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Gol' }))
    await expect(canvas.getByText('Pe site nu apare nimic în acest loc.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Texte lungi' }))
    await expect(title()?.textContent?.length).toBeGreaterThan(280)
    await userEvent.click(canvas.getByRole('button', { name: 'Eșuat' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reîncearcă' }))
    await expect(title()).toHaveTextContent(usual)
  },
}

export const Layout: Story = {
  name: 'CMS-05 A list of widgets is drawn one under the other',
  args: {
    initial: JSON.stringify([samples.Jackpots.typical, samples.Games.typical, samples.Html.typical], null, 2),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Despre jocuri' })).toBeVisible()
  },
}
