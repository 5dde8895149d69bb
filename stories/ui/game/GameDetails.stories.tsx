import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { GameDetails, GameDetailsActions } from '#ui/game/GameDetails'
import { Examples } from '../../matrix.tsx'
import { art } from './art.ts'
import { Framed } from './detailsFrame.tsx'

const text = `<p>Un slot cu 5 role și 20 de linii. Simbolul reginei se extinde pe toată rola în rundele gratuite.</p>
<h3>Runde gratuite</h3><p>Trei temple oriunde pe role pornesc zece runde gratuite.</p>
${'<p>Fiecare templu în plus adaugă două runde, iar ordinea simbolurilor nu schimbă câștigul.</p>'.repeat(12)}`

const meta = {
  component: GameDetails,
  args: {
    media: { poster: { src: art({ hue: 350, width: 640, height: 360 }) } },
    jackpot: 48210.11,
    facts: { bet: { from: 0.2, to: 500 }, maxWin: 250000, rtp: 96.21, volatility: 4, lines: 20, reels: 5 },
    tags: [
      { title: 'Teme', tags: ['Egipt', 'Rotiri gratuite', 'Wild extins', 'Piramide'] },
      { title: 'Funcții', tags: ['Joc bonus'] },
    ],
    description: text,
  },
  render: (args) => <Framed {...args} />,
} satisfies Meta<typeof GameDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Un slot, cu jackpot',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0,20 – 500 lei')).toBeVisible()
    await expect(canvas.getByText('250.000 lei')).toBeVisible()
    await expect(canvas.getByText('96,21%')).toBeVisible()
    await expect(canvas.getByRole('meter', { name: 'Volatilitate' })).toHaveAttribute(
      'aria-valuetext',
      'Ridicată',
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3 + 1)
    const play = canvas.getByRole('link', { name: 'Joacă' }).getBoundingClientRect()
    const demo = canvas.getByRole('link', { name: 'Demo' }).getBoundingClientRect()
    await expect(play.height).toBe(52)
    await expect(demo.height).toBe(52)
    await expect(canvas.getByRole('link', { name: 'Regulile jocului' })).toBeVisible()
  },
}

/** The description opens in its own box, which scrolls with the keyboard too. */
export const Described: Story = {
  name: 'Descrierea deschisă',
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Descriere' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    const box = canvas.getByRole('region', { name: 'Descriere' })
    await expect(box.getBoundingClientRect().height).toBeLessThanOrEqual(420)
    await userEvent.tab()
    await expect(box).toHaveFocus()
  },
}

export const OnPhone: Story = { name: 'Pe telefon', globals: { viewport: { value: 'phone' } } }

export const Explained: Story = {
  name: 'Ce înseamnă RTP și volatilitatea',
  tags: ['UXP-22'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const sign = canvas.getByRole('button', { name: 'Ce înseamnă RTP', expanded: false })
    await userEvent.click(sign)
    const meaning = await screen.findByRole('dialog', { name: 'Ce înseamnă RTP' })
    await expect(meaning).toHaveTextContent(
      'Din 100 de lei jucați, în medie se întorc 96,21, pe termen foarte lung. Despre o singură sesiune nu spune nimic.',
    )
    await expect(sign).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(sign)
    await waitFor(() => expect(meaning).not.toBeInTheDocument())
    await expect(sign).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Ce înseamnă volatilitatea' }))
    await screen.findByRole('dialog', { name: 'Ce înseamnă volatilitatea' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const WithoutDemo: Story = {
  name: 'Fără demo',
  render: (args) => <Framed {...args} actions={{ demoHref: undefined }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Joacă' }).getBoundingClientRect().width).toBe(460)
  },
}

/** Visitors are told where Play leads, and have no heart elsewhere. */
export const ForVisitors: Story = {
  name: 'Pentru cine nu este în cont',
  render: (args) => <Framed {...args} actions={{ restricted: true }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Intră în cont și joacă' })).toBeVisible()
  },
}

export const Unavailable: Story = {
  name: 'În mentenanță',
  render: (args) => (
    <Framed {...args} actions={{ unavailable: 'Jocul este în mentenanță. Revine la 18:30.' }} />
  ),
}

export const NotKnown: Story = {
  name: 'Nu se știe dacă se poate juca',
  tags: ['AUT-14'],
  render: (args) => <Framed {...args} actions={{ unavailable: 'Nu putem verifica.', onRetry: fn() }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Joacă' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Reîncearcă' })).toBeVisible()
  },
}

const full = { label: 'Anunță-mă', name: 'Anunță-mă când se eliberează un loc', onPress: () => {} }

export const FullTable: Story = {
  name: 'O masă plină',
  render: (args) => <Framed {...args} actions={{ demoHref: undefined, first: full }} />,
  play: async ({ canvas }) => {
    const leftOf = (control: HTMLElement) => control.getBoundingClientRect().left
    const [watch, play] = [
      canvas.getByRole('button', { name: full.name }),
      canvas.getByRole('link', { name: 'Joacă' }),
    ]
    await expect(leftOf(watch)).toBeLessThan(leftOf(play))
  },
}

/** Little is known, and there is no picture. */
export const Sparse: Story = {
  name: 'Se știe puțin și nu are imagine',
  args: { media: {}, jackpot: undefined, facts: { rtp: 94, reels: 3 }, tags: [], description: undefined },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    jackpot: 112284907.36,
    facts: {
      bet: { from: 0.25, to: 1500000 },
      maxWin: 99000000,
      rtp: 100,
      volatility: 5,
      lines: 117649,
      reels: 6,
    },
    tags: [{ title: 'Teme', tags: ['Călătorii nesfârșite pe mare', 'Supermegacâștiguri', 'Wild'] }],
  },
}

/** On a page of its own: beside the art where there is room, else at the end of the view. */
export const AsPage: Story = {
  name: 'Pe pagina lui',
  render: (args) => (
    <div style={{ inlineSize: 1080, maxInlineSize: '100%', background: 'var(--color-surface-canvas)' }}>
      <GameDetails
        {...args}
        action={<GameDetailsActions playHref="/joaca/1" demoHref="/demo/1" rulesHref="/reguli" restricted />}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 de linii, 5 role')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Intră în cont și joacă' })).toBeVisible()
    const [first, other] = ['Egipt', 'Joc bonus'].map((tag) => canvas.getByText(tag).offsetTop)
    await expect(other).toBe(first)
  },
}

/** Two beside each other, as a player and as a visitor without a demo sees them. */
export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Un jucător', 'Un vizitator, la un joc despre care se știe puțin']}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'start' }}
    >
      <Framed {...args} />
      <Framed {...args} {...Sparse.args} actions={{ restricted: true, demoHref: undefined }} />
    </Examples>
  ),
}
