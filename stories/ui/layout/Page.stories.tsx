import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Skeleton } from '#ui/feedback/Skeleton'
import { Page, PageBar, PageCell, PageTitle } from '#ui/layout/Page'
import { under } from '../../matrix.tsx'

const meta = {
  component: Page,
  parameters: { frame: 'bare' },
  args: {
    children: (
      <>
        <PageCell span="main">
          <Skeleton style={{ blockSize: 240 }} />
        </PageCell>
        <PageCell span="aside">
          <Skeleton style={{ blockSize: 240 }} />
        </PageCell>
        <PageCell>
          <Skeleton style={{ blockSize: 180 }} />
        </PageCell>
      </>
    ),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const tops = (main: HTMLElement) =>
  [...main.querySelectorAll('[data-span]')].map((cell) => cell.getBoundingClientRect().top)

export const Default: Story = {
  name: 'Conținut între bare',
  play: async ({ canvas }) => {
    const [main, aside, full] = tops(canvas.getByRole('main'))
    await expect(aside).toBe(main)
    await expect(full).toBeGreaterThan(main ?? 0)
  },
}

export const OnPhone: Story = {
  name: 'Pe telefon',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [main, aside] = tops(canvas.getByRole('main'))
    await expect(aside).toBeGreaterThan(main ?? 0)
  },
}

const tall = { blockSize: 1200 } as const

/** The bar stays under the header while its page passes beneath. */
export const BarStays: Story = {
  name: 'Bara rămâne la derulare',
  tags: ['proof'],
  args: {
    children: (
      <>
        <PageTitle title="Toate jocurile" count="214 jocuri" />
        <PageBar>
          <Skeleton style={{ blockSize: 52 }} />
        </PageBar>
        <PageCell>
          <Skeleton style={tall} />
        </PageCell>
      </>
    ),
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('heading').parentElement?.nextElementSibling
    window.scrollTo(0, 400)
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(200))
    await expect(bar?.getBoundingClientRect().top).toBe(window.innerWidth < 768 ? 52 : 56)
    window.scrollTo(0, 0)
  },
}

/** What only guests see has its place, but no content, while a player is expected. */
export const ForGuests: Story = {
  name: 'Numai pentru vizitatori',
  tags: ['proof'],
  args: {
    children: (
      <PageCell guestOnly>
        <p>Intră în cont ca să vezi pagina.</p>
      </PageCell>
    ),
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const { dataset } = document.documentElement
    const text = canvas.getByText('Intră în cont ca să vezi pagina.')
    const height = text.offsetHeight
    await expect(text).toBeVisible()
    dataset.player = 'expected'
    await expect(text).not.toBeVisible()
    await expect(text.offsetHeight).toBe(height)
    delete dataset.player
    await expect(text).toBeVisible()
  },
}

/** What only players see takes no place for others. */
export const ForPlayers: Story = {
  name: 'Numai pentru jucători',
  tags: ['proof'],
  args: {
    children: (
      <PageCell playerOnly>
        <p>Pagina ta se încarcă.</p>
      </PageCell>
    ),
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const { dataset } = document.documentElement
    const text = canvas.getByText('Pagina ta se încarcă.')
    await expect(text.offsetHeight).toBe(0)
    dataset.player = 'expected'
    await expect(text).toBeVisible()
    delete dataset.player
    await expect(text).not.toBeVisible()
  },
}

/** A cell that fills the view keeps the footer below it, with and without content. */
export const Fills: Story = {
  name: 'Umple ecranul',
  tags: ['proof'],
  args: {
    children: (
      <>
        <PageTitle title="Oglinda mea" />
        <PageCell fills data-testid="cell">
          <p>Se încarcă</p>
        </PageCell>
      </>
    ),
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('cell').offsetHeight).toBeGreaterThan(window.innerHeight - 200)
  },
}

export const Matrix: Story = {
  ...Default,
  name: 'Variante',
  decorators: under('Pe ecran lat'),
  globals: { viewport: { value: 'desktop' } },
}
