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
  name: 'Câmpul greșit este numit la tastare',
  tags: ['proof', 'CMS-05'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const editor = canvas.getByRole('textbox', { name: 'JSON-ul modulului' })
    await userEvent.clear(editor)
    await userEvent.paste(
      '{ "id": "x", "type": "Games", "category": "casino-top-10", "tileLayout": "Square" }',
    )
    await expect(canvas.getByRole('list', { name: 'Probleme' })).toHaveTextContent(
      /^Rândul 1: Câmpul „tileLayout” nu poate avea valoarea „Square”\. Se așteaptă un fel de plăci/,
    )
    await userEvent.clear(editor)
    await userEvent.paste('{ "id": "x", "type": "Games", "category": "lipsa", "tileLayout": "Default" }')
    await expect(canvas.getByRole('list', { name: 'Probleme' })).toHaveTextContent(
      'Câmpul „category” trimite la „lipsa”, care nu există.',
    )
  },
}

export const AllProblems: Story = {
  name: 'Fiecare problemă a unei pagini, cu linia ei',
  tags: ['proof', 'CMS-05'],
  args: {
    initial:
      '{ "type": "Lobby", "widgets": [\n{ "id": "a", "type": "Games",\n"category": 5,\n"tileLayout": "Square" },\n{ "id": "b", "type": "Html", "tittle": "",\n"html": "<p onclick=\\"a()\\">Text</p>" }\n] }',
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('list', { name: 'Probleme' })
    await expect(first).toHaveTextContent(/Rândul 3: Câmpul „category”.*Rândul 4: Câmpul „tileLayout”/)
    await expect(second).toHaveTextContent(
      /Rândul 5: Câmpul „tittle”.*Rândul 6: Din „html” s-a scos atributul „onclick”/,
    )
  },
}

export const Form: Story = {
  name: 'Formularul și JSON-ul se urmează, linkul le are pe amândouă',
  tags: ['proof', 'CMS-05'],
  args: {
    initial:
      '[{ "id": "w", "type": "Games", "category": "casino-top-10", "tileLayout": "Default", "nota": 1 }]',
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const editor = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON-ul modulului' })
    await userEvent.type(canvas.getByRole('textbox', { name: /^title/ }), 'Ale noastre')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^tileLayout/ }), 'Top10')
    const typed = [
      {
        id: 'w',
        type: 'Games',
        category: 'casino-top-10',
        tileLayout: 'Top10',
        nota: 1,
        title: 'Ale noastre',
      },
    ]
    await expect(JSON.parse(editor.value)).toEqual(typed)
    await expect(await canvas.findByRole('heading', { name: /Ale noastre/ })).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Legătură la acest text' })
    await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(editor.value)
    await userEvent.clear(editor)
    await userEvent.paste('{ "id": "w", "type": "Html", "html": "<p>Bună</p>" }')
    await expect(canvas.getByRole('textbox', { name: 'html' })).toHaveValue('<p>Bună</p>')
    await userEvent.type(editor, ',')
    await expect(editor.value.endsWith('},')).toBe(true)
  },
}

export const NoJson: Story = {
  name: 'Text care nu este JSON: linia cu greșeala',
  tags: ['proof', 'CMS-05'],
  args: { initial: '{\n  "id": "x",\n  "type" "Games"\n}' },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Probleme' })).toHaveTextContent(/rândul 3/)
    await userEvent.click(canvas.getByRole('button', { name: 'Jackpots' }))
    await expect(canvas.queryByRole('list', { name: 'Probleme' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'JSON-ul modulului' })).toHaveValue(
      JSON.stringify(samples.Jackpots.typical, null, 2),
    )
  },
}

export const States: Story = {
  name: 'Modulul încărcat, gol, căzut, cu texte lungi',
  tags: ['proof', 'CMS-05'],
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
  name: 'O listă de module, unul sub altul',
  tags: ['CMS-05'],
  args: {
    initial: JSON.stringify([samples.Jackpots.typical, samples.Games.typical, samples.Html.typical], null, 2),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Despre jocuri' })).toBeVisible()
  },
}
