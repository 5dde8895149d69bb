import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { site } from './meta.ts'
import { type Canvas, desktop, inWindow, isWholePage, phone, unpictured } from './page.ts'
import { panelGone, panelOpen } from './panels.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/', parts: 3 },
  parameters: { ...site.parameters, ...inWindow },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

/** A guest was here two days ago. */
function leave(): void {
  const at = Date.now() - 2 * 86_400_000
  const left = [{ kind: 'game', code: 'diamant-40', name: 'Diamant 40', at }]
  localStorage.setItem('arama.resume', JSON.stringify({ owner: 'guest', activeAt: at, left }))
}

/** What is offered after the first movement of the pointer. */
async function offered(canvas: Canvas, hover: (element: Element) => Promise<unknown>) {
  await isWholePage(canvas, 'Cazino')
  await hover(await canvas.findByRole('main'))
  return within(await canvas.findByRole('complementary', { name: 'Unde rămăsesem' }))
}

export const Default: Story = {
  name: 'Ce se ține pe acest dispozitiv',
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const footer = within(await canvas.findByRole('contentinfo'))
    await userEvent.click(footer.getByRole('button', { name: 'Preferințe' }))
    const panel = within(await panelOpen('PreferencesPanel', 'Preferințe'))
    await expect(panel.getByRole('switch', { name: 'Unde rămăsesem' })).toBeChecked()
    await expect(panel.getByRole('switch', { name: 'Mod liniștit' })).toBeVisible()
    await expect(panel.getByRole('switch', { name: 'Jocuri cu sunet' })).not.toBeChecked()
  },
}

export const OnAPhone: Story = { ...Default, name: 'Pe telefon', ...phone }

export const Closes: Story = {
  name: 'Se închide și focalizarea revine',
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const footer = within(await canvas.findByRole('contentinfo'))
    const opener = footer.getByRole('button', { name: 'Preferințe' })
    await userEvent.click(opener)
    await panelOpen('PreferencesPanel', 'Preferințe')
    await userEvent.keyboard('{Escape}')
    await panelGone(() => opener)
  },
}

export const Resume: Story = {
  name: 'Unde rămăsesem: o singură ofertă, la întoarcere',
  ...desktop,
  beforeEach: leave,
  play: async ({ canvas, userEvent }) => {
    const chip = await offered(canvas, userEvent.hover)
    await expect(chip.getByRole('button', { name: 'Continuă: Diamant 40' })).toBeVisible()
  },
}

export const ResumeOnAPhone: Story = { ...Resume, name: 'Unde rămăsesem, pe telefon', ...phone }

export const Forgotten: Story = {
  name: 'Oferta uitată nu mai este pe dispozitiv',
  ...desktop,
  parameters: unpictured,
  beforeEach: leave,
  play: async ({ canvas, userEvent }) => {
    const chip = await offered(canvas, userEvent.hover)
    await userEvent.click(chip.getByRole('button', { name: 'Uită' }))
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'Unde rămăsesem' })).toBeNull())
    await expect(localStorage.getItem('arama.resume')).toBeNull()
  },
}
