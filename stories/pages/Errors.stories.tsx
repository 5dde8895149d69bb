import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SearchField } from '#ui/controls/SearchField'
import { ErrorPage, type ErrorPageProps } from '#ui/feedback/ErrorPage'
import { GameTile } from '#ui/game/GameTile'
import { Page, PageCell } from '#ui/layout/Page'
import { ComplianceFooter } from '#ui/shell/ComplianceFooter'
import { Header } from '#ui/shell/Header'
import { coinDrawn } from '../ui/feedback/coinDrawn.ts'
import { compliance } from '../ui/shell/entries.ts'
import { gamesFor } from './data.ts'
import { type Canvas, hasLandmarks, isWholePage, pageParameters, phone, unpictured } from './page.ts'
import { Scene } from './Scene.tsx'

/** An address that leads nowhere: the menus work, therefore they are there. */
function Lost(error: ErrorPageProps) {
  const [text, setText] = useState('')
  return (
    <Scene user="guest">
      <PageCell>
        <ErrorPage
          {...error}
          search={<SearchField label="Caută joc, furnizor, colecție" value={text} onChange={setText} />}
          games={gamesFor('guest', 'Default', 2, 3).map((game) => <GameTile key={game.href} {...game} />)}
        />
      </PageCell>
    </Scene>
  )
}

/** A page that could not be drawn at all: logo, reason, and what the law wants. */
function Bare(error: ErrorPageProps) {
  return (
    <>
      <Header logoHref="/" logoLabel="aramă, pagina de start" />
      <Page>
        <PageCell>
          <ErrorPage {...error} />
        </PageCell>
      </Page>
      <ComplianceFooter compliance={compliance} />
    </>
  )
}

const meta = {
  afterEach: coinDrawn,
  component: ErrorPage,
  parameters: pageParameters,
  args: { kind: 'not-found', homeHref: '/', supportHref: '/pagini/ajutor' },
  render: (error) => (error.kind === 'not-found' ? <Lost {...error} /> : <Bare {...error} />),
} satisfies Meta<typeof ErrorPage>

export default meta
type Story = StoryObj<typeof meta>

const isBarePage = async (canvas: Canvas, title: string) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  await hasLandmarks(canvas)
}

export const Default: Story = {
  name: 'ERR-02 Adresă greșită',
  args: { path: '/categorii/sloturi-de-aur', status: 404 },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Pagina nu a fost găsită')
    await expect(canvas.getByText('/categorii/sloturi-de-aur')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Jocuri populare' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Adresă greșită, pe telefon',
  args: Default.args,
  ...phone,
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Pagina nu a fost găsită'),
}

export const Chunk: Story = {
  name: 'UXP-12 Site actualizat între timp',
  args: { kind: 'chunk', secondsLeft: 9, returnHref: '/jackpoturi', onStay: fn() },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isBarePage(canvas, 'Site-ul a fost actualizat')
    await expect(canvas.getByRole('link', { name: 'Actualizează acum' })).toHaveAttribute(
      'href',
      '/jackpoturi',
    )
  },
}

export const Fatal: Story = {
  name: 'ERR-03 Altă eroare',
  args: { kind: 'fatal', status: 500, code: 'errors.content.page-failed', correlationId: '7f3a-91c2' },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isBarePage(canvas, 'Nu am putut afișa pagina')
    await expect(canvas.getByText(/7f3a-91c2/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pagina principală' })).toBeVisible()
  },
}

export const FatalOnAPhone: Story = {
  name: 'Altă eroare, pe telefon',
  args: Fatal.args,
  ...phone,
  parameters: unpictured,
  play: async ({ canvas }) => isBarePage(canvas, 'Nu am putut afișa pagina'),
}
