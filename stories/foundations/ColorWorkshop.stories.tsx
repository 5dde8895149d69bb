import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, within } from 'storybook/test'
import { ColorWorkshop } from './ColorWorkshop.tsx'

const meta = {
  title: 'Atelier de culori',
  id: 'fundatii-atelier-de-culori',
  component: ColorWorkshop,
  tags: ['!autodocs'],
  parameters: { frame: 'bare' },
} satisfies Meta<typeof ColorWorkshop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Schimbă un jeton și privește',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Toate perechile trec, în ambele teme.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copiază JSON-ul' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

type Canvas = ReturnType<typeof within>

const pair = (canvas: Canvas, name: string, on: string) =>
  canvas.getByRole('row', { name: new RegExp(`^${name} ${on} `) })

const unpictured = { parameters: { visual: { disable: true } } }

/** What the browser would keep, since tests may not read its clipboard. */
function keepCopies(writeText: (text: string) => Promise<void>): () => void {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
}

const copies: string[] = []

export const Changed: Story = {
  ...unpictured,
  name: 'O culoare schimbată se judecă, se desenează, se copiază',
  tags: ['proof'],
  beforeEach: () => {
    copies.length = 0
    return keepCopies(async (text) => void copies.push(text))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Jetonul' }), 'color-text-faint')
    await expect(pair(canvas, 'color-text-faint', 'color-surface-canvas')).toHaveAccessibleName(
      /7,\d\d ✓ trece 5,\d\d ✓ trece$/,
    )
    const field = canvas.getByRole('textbox', { name: 'Culoarea, ca text' })
    await userEvent.clear(field)
    await userEvent.type(field, '#777777')
    const failing = pair(canvas, 'color-text-faint', 'color-surface-3')
    await expect(failing).toHaveAccessibleName(
      /^color-text-faint color-surface-3 4,50 3,\d\d ✗ nu trece \d,\d\d ✓ trece$/,
    )
    await expect(canvas.getByText(/perechi nu trec/)).toBeVisible()
    const [faintDark, faintLight] = canvas.getAllByText('Text de fundal')
    await expect(faintDark).toHaveStyle({ color: 'rgb(119, 119, 119)' })
    await expect(faintLight).not.toHaveStyle({ color: 'rgb(119, 119, 119)' })
    await userEvent.click(canvas.getByRole('button', { name: 'Copiază JSON-ul' }))
    await expect(canvas.getByText('JSON-ul este în clipboard.')).toBeVisible()
    const $value = { colorSpace: 'srgb', components: [0.4667, 0.4667, 0.4667], hex: '#777777' }
    await expect(copies.map((text) => JSON.parse(text))).toEqual([
      { color: { text: { faint: { $type: 'color', $value } } } },
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Înapoi la jetoane' }))
    await expect(canvas.getByText('Toate perechile trec, în ambele teme.')).toBeVisible()
    await expect(field).toHaveValue('#9ba6a0')
  },
}

export const Slid: Story = {
  ...unpictured,
  name: 'Glisoarele mută culoarea și spun când ecranul nu o are',
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Culoarea, ca text' })
    fireEvent.change(canvas.getByRole('slider', { name: 'Nuanță, în grade' }), { target: { value: '145' } })
    fireEvent.change(canvas.getByRole('slider', { name: 'Cromă' }), { target: { value: '0.3' } })
    await expect(canvas.getByText(/^Ecranele sRGB nu au culoarea: croma scade la 0,\d+\.$/)).toBeVisible()
    await expect(field).not.toHaveValue('#f99751')
    await userEvent.clear(field)
    await userEvent.type(field, 'aramiu')
    await expect(field).toHaveAccessibleDescription('Scrie #rrggbb sau oklch(0.7 0.12 60).')
    await userEvent.click(canvas.getByRole('button', { name: 'Înapoi la jetoane' }))
    await expect(field).toHaveValue('#f99751')
  },
}

export const Filtered: Story = {
  ...unpictured,
  name: 'Tabelul arată perechile jetonului ales',
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Numai perechile jetonului ales' }))
    const [, ...rows] = within(canvas.getByRole('region', { name: 'Perechile' })).getAllByRole('row')
    await expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) await expect(row).toHaveAccessibleName(/color-action-fill /)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Jetonul' }), 'color-focus-gap')
    await expect(canvas.getByText(/Contrastul acestui jeton nu se măsoară/)).toBeVisible()
  },
}

export const NotCopied: Story = {
  ...unpictured,
  name: 'O copiere nereușită se spune',
  tags: ['proof'],
  beforeEach: () => keepCopies(() => Promise.reject(new Error('denied'))),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Culoarea, ca text' })
    await userEvent.clear(field)
    await userEvent.type(field, '#f99750')
    await userEvent.click(canvas.getByRole('button', { name: 'Copiază JSON-ul' }))
    await expect(canvas.getByText(/^Browserul nu a copiat\./)).toBeVisible()
  },
}
