import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PromotionCard, PromotionCardSkeleton } from '#ui/player/PromotionCard'
import { Examples, fits } from '../../matrix.tsx'
import { pictureUrl } from '../../pictures.ts'
import { strip } from './offers.tsx'

const onOpt = fn()
const promotion = {
  state: 'available',
  title: 'Toamna Reginei',
  href: '/promotii/toamna-reginei',
  benefit: 'În fiecare zi, primele douăzeci de câștiguri aduc câte 50 de lei în plus.',
  period: '1–30 noiembrie',
  picture: pictureUrl('arcul-de-foc.Landscape'),
  termsHref: '/pagina/termeni-toamna',
  compliance: strip,
  onOpt,
} as const

const meta = {
  component: PromotionCard,
  args: promotion,
  decorators: (Story) => (
    <div style={{ maxInlineSize: 360 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof PromotionCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Propusă: se poate intra',
  tags: ['BON-04'],
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'Toamna Reginei' })
    await expect(card).toHaveTextContent('Disponibilă')
    await expect(card).toHaveTextContent('1–30 noiembrie')
    await expect(canvas.getByRole('link', { name: 'Toamna Reginei' })).toHaveAttribute('href', promotion.href)
    await expect(canvas.getByRole('link', { name: 'Termeni și condiții' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Participă Toamna Reginei' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onOpt).toHaveBeenCalled()
  },
}

export const Active: Story = {
  name: 'În vigoare: se poate ieși',
  tags: ['BON-04'],
  args: { ...promotion, state: 'active' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Activă')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Renunță Toamna Reginei' })).toBeVisible()
  },
}

export const Unknown: Story = {
  name: 'Nu se știe dacă participi',
  tags: ['BON-04'],
  args: { ...promotion, state: 'unknown' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nu știm acum')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Participă|Renunță/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Reîncearcă Toamna Reginei' }))
    await expect(args.onOpt).toHaveBeenCalled()
  },
}

export const Joining: Story = {
  name: 'Se trimite înscrierea',
  args: { ...promotion, pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Strip: Story = {
  name: 'Poartă limita de vârstă și licența',
  tags: ['proof', 'CPL-02'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '18+' })).toBeVisible()
    await expect(canvas.getByText(/Licența L1234567W000001/)).toBeVisible()
  },
}

export const WithLink: Story = {
  name: 'Cu o legătură: nu este nimic de acceptat',
  args: {
    ...promotion,
    onOpt: undefined,
    action: { label: 'Vezi jocurile', href: '/promotii/toamna#jocuri' },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Vezi jocurile Toamna Reginei' })
    await expect(link).toHaveAttribute('href', '/promotii/toamna#jocuri')
  },
}

export const WithoutPicture: Story = { name: 'Fără imagine', args: { ...promotion, picture: undefined } }

export const Loading: Story = {
  name: 'Se încarcă',
  render: () => <PromotionCardSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true')
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    ...promotion,
    title: 'Marea promoție de toamnă a furnizorilor din Carpați, cu turneu săptămânal',
    benefit:
      'În fiecare zi, primele douăzeci de câștiguri de peste o sută de mize la jocurile din Țara de Sus, din Bărăgan și de pe toată Valea Dunării aduc câte 50 de lei în plus.',
    period: 'De vineri, 21 noiembrie, ora 18:00, până duminică, 7 decembrie, ora 23:59',
  },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  decorators: (Story) => (
    <div style={{ inlineSize: 1120, marginInlineEnd: -760 }}>
      <Story />
    </div>
  ),
  render: () => (
    <Examples
      words={['Propusă', 'În vigoare, sub cursor', 'Se trimite, fără imagine', 'Nu se știe', 'Se încarcă']}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 }}
    >
      <PromotionCard {...promotion} />
      <PromotionCard {...promotion} className="show-hover" state="active" title="Duminica jackpotului" />
      <PromotionCard {...promotion} picture={undefined} pending />
      <PromotionCard {...promotion} state="unknown" />
      <PromotionCardSkeleton />
    </Examples>
  ),
}
