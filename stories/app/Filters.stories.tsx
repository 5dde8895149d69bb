import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { site } from './meta.ts'
import {
  type Canvas,
  coveredParameters,
  desktop,
  isWholePage,
  pageParameters,
  phone,
  unpictured,
} from './page.ts'
import { goBack, panelGone, panelOpen } from './panels.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/toate-jocurile' },
  parameters: coveredParameters,
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>
type Press = { click: (element: Element) => Promise<void> }

const openerIn = (canvas: Canvas) => canvas.getByRole('button', { name: /^Filtre/ })

async function openFilters(canvas: Canvas, userEvent: Press) {
  await canvas.findByRole('list', { name: 'Toate jocurile' })
  await userEvent.click(openerIn(canvas))
  return within(await panelOpen('FilterDrawer', 'Filtre'))
}

export const Default: Story = {
  name: 'Filtrele peste pagină',
  tags: ['UXP-03'],
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const panel = await openFilters(canvas, userEvent)
    const apply = panel.getByRole('button', { name: /^Vezi 1\d\d / })
    await expect(apply).toHaveAttribute('aria-disabled', 'true')
    const before = apply.textContent
    await userEvent.click(panel.getByRole('checkbox', { name: /^Atelier Zimbru/ }))
    await waitFor(() =>
      expect(panel.getByRole('button', { name: /^Vezi / })).not.toHaveTextContent(before ?? ''),
    )
    await expect(panel.getByRole('button', { name: /^Vezi / })).not.toHaveAttribute('aria-disabled')
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  play: async ({ canvas, userEvent }) => void (await openFilters(canvas, userEvent)),
}

export const Applied: Story = {
  name: 'Filtre puse, apoi unul scos din pagină',
  ...desktop,
  parameters: { ...pageParameters, ...unpictured },
  play: async ({ canvas, userEvent }) => {
    const panel = await openFilters(canvas, userEvent)
    await userEvent.click(panel.getByRole('checkbox', { name: /^Atelier Zimbru/ }))
    await userEvent.click(panel.getByRole('button', { name: /^Vezi / }))
    await panelGone()
    await userEvent.click(await canvas.findByRole('button', { name: 'Scoate filtrul Atelier Zimbru' }))
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Scoate filtrul Atelier Zimbru' })).toBeNull(),
    )
    await isWholePage(canvas, 'Toate jocurile')
  },
}

export const Removing: Story = {
  name: 'Un filtru se scoate din pagină, focusul trece la următorul',
  tags: ['FIL-13'],
  ...desktop,
  parameters: { ...pageParameters, ...unpictured },
  play: async ({ canvas, userEvent }) => {
    const panel = await openFilters(canvas, userEvent)
    await userEvent.click(panel.getByRole('checkbox', { name: /^Atelier Zimbru/ }))
    await userEvent.click(panel.getByRole('checkbox', { name: /^Cuprum Play/ }))
    await userEvent.click(panel.getByRole('button', { name: /^Vezi / }))
    await panelGone()
    const [first, second] = await canvas.findAllByRole('button', { name: /^Scoate filtrul/ })
    await userEvent.click(first as HTMLElement)
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await waitFor(() => expect(second).toHaveFocus())
  },
}

export const Empty: Story = {
  name: 'Niciun joc pentru filtrele alese: filtrul de scos',
  ...desktop,
  parameters: pageParameters,
  play: async ({ canvas, userEvent }) => {
    const panel = await openFilters(canvas, userEvent)
    await userEvent.click(panel.getByRole('checkbox', { name: /^Norul Roșu/ }))
    await userEvent.click(panel.getByRole('button', { name: /^Vezi / }))
    await panelGone()
    await userEvent.click(canvas.getByRole('button', { name: 'Cu jackpot' }))
    await expect(await canvas.findByText('Niciun joc pentru filtrele alese.')).toBeVisible()
    await isWholePage(canvas, 'Toate jocurile')
  },
}

export const Saved: Story = {
  name: 'Filtre salvate sub un nume',
  ...desktop,
  beforeEach: () => () => localStorage.removeItem('arama.presets'),
  play: async ({ canvas, userEvent }) => {
    const panel = await openFilters(canvas, userEvent)
    await userEvent.click(panel.getByRole('checkbox', { name: /^Atelier Zimbru/ }))
    await userEvent.click(panel.getByRole('button', { name: 'Salvează filtrele' }))
    await expect(panel.getByRole('textbox', { name: 'Numele filtrelor' })).toHaveValue('Atelier Zimbru')
    await userEvent.click(panel.getByRole('button', { name: 'Salvează' }))
    const chip = await panel.findByRole('button', { name: 'Atelier Zimbru' })
    await expect(chip).toHaveAttribute('aria-current', 'true')
  },
}

export const Surprise: Story = {
  name: 'O surpriză din jocurile filtrate',
  ...desktop,
  // The game is another one each time.
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Toate jocurile' })
    await userEvent.click(canvas.getByRole('button', { name: 'Cu jackpot' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Surprinde-mă' }))
    const panel = within(await panelOpen('SurprisePanel', 'O surpriză'))
    await expect(panel.getByText(/^La întâmplare, din .*: Cu jackpot\.$/)).toBeVisible()
  },
}

export const Back: Story = {
  name: 'Înapoi închide filtrele',
  tags: ['proof'],
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await openFilters(canvas, userEvent)
    goBack()
    await panelGone(() => openerIn(canvas))
  },
}
