import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { mend } from './answers.ts'
import { site } from './meta.ts'
import { type Canvas, desktop, isWholePage, phone, unpictured } from './page.ts'
import { panelOpen } from './panels.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/compara?jocuri=regina-nilului,diamant-40,vant-de-sud' },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

/** The cells of a fact, in the order of the games. */
async function cellsOf(canvas: Canvas, fact: string): Promise<HTMLElement[]> {
  const row = (await canvas.findByRole('rowheader', { name: fact })).closest('tr')
  return within(row as HTMLElement).getAllByRole('cell')
}

export const Default: Story = {
  ...desktop,
  name: 'Trei jocuri',
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Compară jocuri')
    await expect(await canvas.findAllByRole('columnheader')).toHaveLength(3)
    await canvas.findByRole('link', { name: 'Vânt de Sud' })
    const [, diamond] = await cellsOf(canvas, 'RTP')
    await expect(diamond).toHaveTextContent(
      'Din 100 de lei jucați, în medie se întorc 96,21, pe termen foarte lung.',
    )
    await expect(canvas.queryByRole('button', { name: 'Adaugă un joc' })).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  ...phone,
  name: 'Pe telefon, numele faptului e deasupra valorilor',
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Compară jocuri')
    await canvas.findByRole('link', { name: 'Vânt de Sud' })
    const [first] = await cellsOf(canvas, 'Câștig maxim')
    const caption = canvas.getByText('Câștig maxim').getBoundingClientRect()
    await expect(caption.bottom).toBeLessThanOrEqual((first as HTMLElement).getBoundingClientRect().bottom)
    await expect(caption.left).toBeLessThan(40)
  },
}

export const Empty: Story = {
  ...phone,
  name: 'Niciun joc ales',
  args: { path: '/compara' },
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Compară jocuri')
    await expect(await canvas.findByText('Niciun joc de comparat')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Adaugă un joc' })).toBeVisible()
  },
}

export const Withdrawn: Story = {
  ...desktop,
  name: 'Un joc retras și unul în plus',
  args: {
    path: '/compara?jocuri=diamant-40,nu-exista,regina-nilului,vant-de-sud',
    faults: { '/api/pages?path=/joc/nu-exista': 404 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jocul „nu-exista” nu există sau a fost retras.')).toBeVisible()
    await expect(canvas.getByText(/^Se pot compara cel mult trei jocuri/)).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2)
  },
}

export const Failed: Story = {
  ...desktop,
  name: 'Un joc care nu s-a încărcat nu este necunoscut',
  args: {
    path: '/compara?jocuri=diamant-40,regina-nilului',
    faults: { '/api/pages?path=/joc/diamant-40': 503 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nu am putut încărca tot despre diamant-40.')).toBeVisible()
    await canvas.findByRole('link', { name: 'Regina Nilului' })
    const [failed, whole] = await cellsOf(canvas, 'RTP')
    await expect(failed).toHaveTextContent('nu s-a încărcat')
    await expect(whole).toHaveTextContent('96,21%')
  },
}

export const Retried: Story = {
  ...Failed,
  name: 'Reîncercarea îl încarcă',
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Reîncearcă' })
    mend()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('link', { name: 'Diamant 40' })).toBeVisible()
    await expect(canvas.queryByText(/^Nu am putut/)).not.toBeInTheDocument()
  },
}

export const Unsaid: Story = {
  name: 'Ce nu spune furnizorul',
  args: {
    path: '/compara?jocuri=diamant-40,regina-nilului',
    edit: (slice) =>
      slice.type === 'Game' && slice.tile.code === 'diamant-40'
        ? { type: 'Game', tile: slice.tile, live: false, maxWin: 0, tags: [] }
        : slice,
  },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Diamant 40' })
    await canvas.findByRole('link', { name: 'Regina Nilului' })
    for (const fact of ['Miză', 'Câștig maxim', 'RTP', 'Volatilitate', 'Linii', 'Role']) {
      const [unsaid, said] = await cellsOf(canvas, fact)
      await expect(unsaid).toHaveTextContent('furnizorul nu spune')
      await expect(said).not.toHaveTextContent('furnizorul nu spune')
    }
  },
}

export const InDetails: Story = {
  ...desktop,
  name: 'Alegerea, în detalii',
  args: { path: '/jackpots/foc-de-arama' },
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const [tile] = await canvas.findAllByRole('link', { name: /^Diamant 40/ })
    await userEvent.click(tile as HTMLElement)
    const panel = within(await panelOpen('DetailsPanel', 'Diamant 40'))
    const toggle = await panel.findByRole('button', { name: 'Compară', pressed: false })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(panel.getByRole('link', { name: 'Compară 1 joc' })).toHaveAttribute(
      'href',
      '/compara?jocuri=diamant-40',
    )
    await userEvent.click(toggle)
    await expect(panel.queryByRole('link', { name: /^Compară/ })).not.toBeInTheDocument()
  },
}
