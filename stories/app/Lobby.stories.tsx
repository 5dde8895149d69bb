import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { tinted } from '#app/domain/tint.ts'
import { slides } from '#sandbox/fixtures/slides.ts'
import { mend } from './answers.ts'
import { longer } from './edits.ts'
import { site } from './meta.ts'
import { type Canvas, desktop, inWindow, isWholePage, partsOf, phone, unpictured } from './page.ts'
import { noticeOf } from './panels.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/' } } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

const rows = [
  'Recomandate',
  'Top 10 în România',
  'În tendințe',
  'Toate sloturile noi',
  'Povești din Nil',
  'Alege o lume',
  'Populare acum',
  'Colecții',
  'Furnizori',
  'Pe scurt, în imagini',
]

/** An unseen row shows the games of the recommendation service. */
const isRecommended = (canvas: Canvas) =>
  waitFor(() => {
    const row = within(canvas.getByRole('region', { name: 'Populare acum' }))
    expect(row.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Regina Nilului')
  })

export const Default: Story = {
  ...desktop,
  name: 'Pagina principală',
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    await waitFor(() =>
      expect(partsOf(canvas)).toEqual(expect.arrayContaining([...rows, 'Câștigurile ultimelor minute'])),
    )
    await isRecommended(canvas)
    await expect(await canvas.findByRole('link', { name: 'Intră în cont' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Navigare rapidă' })).not.toBeInTheDocument()
  },
}

/** The colours of the surfaces, the new one last. */
const tintsOf = (root: HTMLElement, place: string) =>
  [...root.querySelectorAll(`svg[data-place='${place}']`)].map((coat) => coat.getAttribute('color'))

export const InTheColorOfTheHero: Story = {
  name: 'Pagina ia culoarea imaginii din carusel',
  tags: ['proof'],
  ...desktop,
  args: { parts: 3 },
  parameters: unpictured,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isWholePage(canvas, 'Cazino')
    const places = { page: 'page', header: 'header', strip: 'page' } as const
    for (const [place, surface] of Object.entries(places)) {
      const { light, dark } = tinted(surface, slides[0]?.color ?? '')
      await expect(tintsOf(canvasElement, place)).toEqual([`light-dark(${light}, ${dark})`])
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Mergi la 2' }))
    for (const [place, surface] of Object.entries(places)) {
      const { light, dark } = tinted(surface, slides[1]?.color ?? '')
      await waitFor(() => expect(tintsOf(canvasElement, place).at(-1)).toBe(`light-dark(${light}, ${dark})`))
    }
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  parameters: inWindow,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    await waitFor(() => expect(partsOf(canvas)).toEqual(expect.arrayContaining(rows)))
    await isRecommended(canvas)
    const tabs = within(canvas.getByRole('navigation', { name: 'Navigare rapidă' }))
    await expect(tabs.getByRole('link', { name: 'Cazino' })).toHaveAttribute('aria-current', 'page')
    await expect(tabs.getByRole('button', { name: 'Caută' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Secțiuni' })).not.toBeInTheDocument()
  },
}

export const LongTexts: Story = {
  name: 'Texte lungi',
  args: { parts: 5, edit: longer },
  ...phone,
  play: async ({ canvas }) => isWholePage(canvas, 'Cazino'),
}

export const WithoutRecommendations: Story = {
  name: 'Recomandările nu au venit: rândurile rămân, un mesaj o spune',
  args: { parts: 3, faults: { '/api/special-categories': 500 } },
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Cazino')
    await expect(await noticeOf('Nu am putut încărca recomandările.')).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Recomandate' })).toBeVisible()
    mend()
    await userEvent.click(canvas.getByRole('button', { name: 'Reîncearcă' }))
    await waitFor(() =>
      expect(canvas.queryByText('Nu am putut încărca recomandările.')).not.toBeInTheDocument(),
    )
  },
}
