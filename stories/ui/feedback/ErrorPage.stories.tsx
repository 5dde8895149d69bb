import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { ErrorPage } from '#ui/feedback/ErrorPage'
import { GameTile } from '#ui/game/GameTile'
import { Examples, fits } from '../../matrix.tsx'
import { games } from '../game/art.ts'
import { coinDrawn } from './coinDrawn.ts'

const meta = {
  component: ErrorPage,
  parameters: { frame: 'bare' },
  afterEach: coinDrawn,
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
  name: 'Pagina nu există',
  tags: ['ERR-02'],
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

export const Flipped: Story = {
  name: 'Moneda pierdută se aruncă',
  tags: ['proof'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aruncă moneda' }))
    await expect(canvas.getByText(/^(Cap|Pajură)$/).closest('[role="status"]')).not.toBeNull()
  },
}

const popular = games()
  .slice(0, 3)
  .map((game) => <GameTile key={game.href} {...game} />)

export const WithGames: Story = {
  name: 'Pagina nu există, cu o căutare și trei jocuri',
  tags: ['ERR-02'],
  args: {
    search: (
      <Button icon="magnifying-glass" href="/cauta">
        Caută joc, furnizor, colecție
      </Button>
    ),
    games: popular,
  },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Jocuri populare' })
    await expect(section.querySelectorAll('article')).toHaveLength(3)
  },
}

export const WithGamesOnPhone: Story = {
  ...WithGames,
  name: 'Pagina nu există, pe telefon',
  globals: { viewport: { value: 'phone' } },
}

const chunk = { kind: 'chunk', path: undefined, status: undefined } as const

export const Chunk: Story = {
  name: 'O parte a site-ului nu s-a încărcat',
  tags: ['ERR-02'],
  args: { ...chunk, secondsLeft: 9, onStay: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Te ducem la pagina principală în 9 secunde.')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('în 10 secunde')
    await userEvent.click(canvas.getByRole('button', { name: 'Rămâi pe pagină' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}

export const ChunkBack: Story = {
  name: 'După o actualizare pagina revine singură',
  tags: ['UXP-12'],
  args: { ...chunk, secondsLeft: 3, onStay: fn(), returnHref: '/jackpoturi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Pagina se actualizează în 3 secunde.')
    await expect(canvas.getByRole('link', { name: 'Actualizează acum' })).toHaveAttribute(
      'href',
      '/jackpoturi',
    )
  },
}

function Counting() {
  const [secondsLeft, setSecondsLeft] = useState(10)
  return (
    <>
      <ErrorPage kind="chunk" secondsLeft={secondsLeft} onStay={fn()} homeHref="/" supportHref="/ajutor" />
      <Button onClick={() => setSecondsLeft(secondsLeft - 1)}>O secundă</Button>
    </>
  )
}

export const Spoken: Story = {
  name: 'Numărătoarea se aude numai la zece și la trei secunde',
  tags: ['proof', 'ERR-02'],
  parameters: { visual: { disable: true } },
  render: () => <Counting />,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status')
    const said = new Set([region.textContent])
    for (let second = 9; second > 0; second -= 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'O secundă' }))
      said.add(region.textContent)
    }
    await expect([...said]).toEqual([
      'Te ducem la pagina principală în 10 secunde.',
      'Te ducem la pagina principală în 3 secunde.',
    ])
  },
}

export const ChunkStayed: Story = { name: 'Nici reîncărcarea nu a ajutat', args: chunk }

export const Fatal: Story = {
  name: 'Altă eroare',
  tags: ['ERR-03'],
  args: {
    kind: 'fatal',
    path: undefined,
    status: 500,
    code: 'error.cms.lobby_unavailable',
    correlationId: '7f3a-41c9-8b02',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cod 500 · error.cms.lobby_unavailable')).toBeVisible()
    await expect(canvas.getByText('Referință 7f3a-41c9-8b02')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copiază codul' })).toBeVisible()
  },
}

export const Focused: Story = {
  name: 'Eroarea ia focusul pe titlul ei',
  parameters: { visual: { disable: true } },
  args: { ...Fatal.args, focused: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const WithStack: Story = {
  name: 'Cu detalii pentru programatori',
  args: {
    ...Fatal.args,
    stack: `TypeError: Cannot read properties of undefined (reading 'games')
    at Row (app/widgets/GameRow.tsx:41:18)
    at renderWithHooks (react-dom/server.edge.js:7231:16)`,
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: { path: `/categorii/${'sloturi-cu-jackpot-progresiv-'.repeat(5)}` },
  play: fits,
}

const sides = [
  { id: 'Adresă negăsită', props: { kind: 'not-found', path: '/categorii/aur', status: 404 } },
  { id: 'Site actualizat', props: { ...chunk, secondsLeft: 7, onStay: fn() } },
  { id: 'Eroare', props: { ...Fatal.args, kind: 'fatal' } },
] as const

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={sides.map(({ id }) => id)}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}
    >
      {sides.map(({ id, props }) => (
        <ErrorPage key={id} homeHref={args.homeHref} supportHref={args.supportHref} {...props} />
      ))}
    </Examples>
  ),
}
