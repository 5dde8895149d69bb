import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { mend } from './answers.ts'
import { site } from './meta.ts'
import { type Canvas, coveredParameters, desktop, phone, unpictured } from './page.ts'
import { goBack, panelGone, panelOpen } from './panels.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/jackpots/foc-de-arama' },
  parameters: coveredParameters,
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>
type Press = { click: (element: Element) => Promise<void> }

const tileIn = (canvas: Canvas) => canvas.getAllByRole('link', { name: /^Diamant 40/ })[0]

async function openDetails(canvas: Canvas, userEvent: Press) {
  await canvas.findAllByRole('link', { name: /^Diamant 40/ })
  await userEvent.click(tileIn(canvas) as HTMLElement)
  return within(await panelOpen('DetailsPanel', 'Diamant 40'))
}

export const Default: Story = {
  ...desktop,
  name: 'Detaliile, peste pagină',
  play: async ({ canvas, userEvent }) => {
    const panel = await openDetails(canvas, userEvent)
    await expect(await panel.findByText('RTP')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Demo' })).toHaveAttribute('href', '/play/diamant-40/demo')
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  play: async ({ canvas, userEvent }) => {
    const panel = await openDetails(canvas, userEvent)
    await expect(await panel.findByText('RTP')).toBeInTheDocument()
  },
}

export const Closed: Story = {
  name: 'Escape închide, jocul din listă are iar focusul',
  tags: ['proof'],
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await openDetails(canvas, userEvent)
    await userEvent.keyboard('{Escape}')
    await panelGone(() => tileIn(canvas))
  },
}

export const Back: Story = {
  name: 'Înapoi închide și lasă pagina la locul ei',
  tags: ['proof'],
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await openDetails(canvas, userEvent)
    goBack()
    await panelGone(() => tileIn(canvas))
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Foc de Aramă')
  },
}

export const Loading: Story = {
  name: 'La început doar ce știe lista',
  args: { faults: { '/api/pages?path=/joc/': 'hang' } },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const panel = await openDetails(canvas, userEvent)
    await expect(panel.getByText('Copperleaf Studio')).toBeVisible()
    await expect(panel.queryByText('Categorii')).not.toBeInTheDocument()
    mend()
    await expect(await panel.findByText('Categorii')).toBeVisible()
    await expect(panel.getByText('RTP')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Detaliile nu au venit; Reîncearcă le aduce',
  args: { faults: { '/api/pages?path=/joc/': 500 } },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const panel = await openDetails(canvas, userEvent)
    await expect(await panel.findByText('Nu am putut încărca detaliile jocului.')).toBeVisible()
  },
}

export const Mended: Story = {
  name: 'Reîncearcă aduce detaliile',
  args: Failed.args,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const panel = await openDetails(canvas, userEvent)
    await panel.findByText('Nu am putut încărca detaliile jocului.')
    mend()
    await userEvent.click(panel.getByRole('button', { name: 'Reîncearcă' }))
    await expect(await panel.findByText('RTP')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Nu am putut încărca detaliile jocului.')).toBeNull())
  },
}
