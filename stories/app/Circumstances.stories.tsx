import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { regular } from './fixtures/players.ts'
import { site } from './meta.ts'
import { desktop, isWholePage, partsOf, unpictured } from './page.ts'
import { playerShown } from './people.ts'
import type { Site } from './Site.tsx'

/** What the toolbar's switches do to a page of the site; each story sets one, as a designer would. */
const meta = {
  ...site,
  args: { path: '/', parts: 4 },
  parameters: { ...site.parameters, ...unpictured },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

const { globals } = desktop

export const Default: Story = {
  name: 'Cum spune exemplul: un oaspete',
  globals,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    await expect(await canvas.findByRole('link', { name: 'Intră în cont' })).toBeVisible()
  },
}

export const AsAPlayer: Story = {
  name: 'Vizitator: jucător',
  globals: { ...globals, audience: 'player' },
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    await playerShown(canvas, regular)
  },
}

export const AsAnExcludedPlayer: Story = {
  name: 'Vizitator: autoexclus',
  globals: { ...globals, audience: 'excluded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Autoexcluderea ta este în vigoare')).toBeVisible()
  },
}

export const AfterTheExclusion: Story = {
  name: 'Vizitator autoexclus, data: după șapte luni, când s-a încheiat',
  globals: { ...globals, audience: 'excluded', date: 'months' },
  play: async ({ canvas }) => {
    await playerShown(canvas, regular)
    await waitFor(() => expect(partsOf(canvas)).toContain('Recomandate'))
    await expect(canvas.queryByText('Autoexcluderea ta este în vigoare')).not.toBeInTheDocument()
  },
}

export const Offline: Story = {
  name: 'Rețea: fără conexiune',
  globals: { ...globals, network: 'offline' },
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    await expect(await canvas.findByText('Ești offline.')).toBeVisible()
  },
}

export const Failing: Story = {
  name: 'Rețea: serviciile cad',
  globals: { ...globals, network: 'error' },
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    await expect(await canvas.findByText('Nu am putut încărca recomandările.')).toBeVisible()
  },
}

export const Slow: Story = {
  name: 'Rețea: lentă',
  globals: { ...globals, network: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    await isWholePage(canvas, 'Cazino')
  },
}
