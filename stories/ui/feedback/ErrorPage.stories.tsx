import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorPage } from '#ui/feedback/ErrorPage'

const meta = {
  component: ErrorPage,
  parameters: { frame: 'bare' },
  args: {
    kind: 'not-found',
    path: '/categorii/sloturi-de-aur',
    status: 404,
    homeHref: '/',
    supportHref: '/pagini/ajutor',
  },
} satisfies Meta<typeof ErrorPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'ERR-02 Not found',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina nu a fost găsită')
    await expect(canvas.getByText('/categorii/sloturi-de-aur')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pagina principală' })).toHaveAttribute('href', '/')
    await expect(canvas.getByText(/sau contactează/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'serviciul clienți' })).toHaveAttribute(
      'href',
      '/pagini/ajutor',
    )
  },
}

/** Says the time left at ten and at three seconds only. */
export const Chunk: Story = {
  name: 'ERR-02 Failed chunk',
  args: { kind: 'chunk', path: undefined, status: undefined, secondsLeft: 9, onStay: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Te ducem la pagina principală în 9 secunde.')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('în 10 secunde')
    await userEvent.click(canvas.getByRole('button', { name: 'Rămâi pe pagină' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}

export const ChunkStayed: Story = { args: { kind: 'chunk', path: undefined, status: undefined } }

export const Fatal: Story = {
  name: 'ERR-02 Other error',
  args: { kind: 'fatal', path: undefined, status: 500, code: 'error.cms.lobby_unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cod 500 · error.cms.lobby_unavailable')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copiază codul' })).toBeVisible()
  },
}

export const WithStack: Story = {
  args: {
    ...Fatal.args,
    stack: `TypeError: Cannot read properties of undefined (reading 'games')
    at Row (app/widgets/GameRow.tsx:41:18)
    at renderWithHooks (react-dom/server.edge.js:7231:16)`,
  },
}

export const LongestText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { path: `/categorii/${'sloturi-cu-jackpot-progresiv-'.repeat(5)}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
