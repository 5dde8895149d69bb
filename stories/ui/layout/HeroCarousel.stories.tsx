import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HeroCarousel, HeroSlide, type HeroSlideProps } from '#ui/layout/HeroCarousel'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'
import { Examples } from '../../matrix.tsx'
import { art } from '../game/art.ts'

const slides: HeroSlideProps[] = [
  {
    picture: { src: art({ hue: 350, width: 640, height: 480 }) },
    first: true,
    eyebrow: 'Nou la Turnul Nord',
    title: 'Regina Nilului deschide templul',
    text: 'Rotiri gratuite până duminică pentru jucătorii care au optat în promoție.',
    primary: { label: 'Joacă', href: '/joaca/regina-nilului' },
    secondary: { label: 'Demo', href: '/demo/regina-nilului' },
  },
  {
    picture: { src: art({ hue: 200, width: 640, height: 480 }) },
    title: 'Noaptea diamantelor',
    primary: { label: 'Vezi turneul', href: '/turnee/diamante' },
  },
  { picture: { src: art({ hue: 90, width: 640, height: 480 }) }, title: 'Livada de Aur e coaptă' },
]

const meta = {
  component: HeroCarousel,
  args: {
    label: 'Recomandări',
    strip: <ComplianceStrip text="Joacă responsabil" licence="L1234567W000001" />,
    children: slides.map((slide) => <HeroSlide key={slide.title} {...slide} />),
  },
} satisfies Meta<typeof HeroCarousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mai multe diapozitive',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '1 din 3' })).not.toHaveAttribute('inert')
    await userEvent.click(canvas.getByRole('button', { name: 'Mergi la 2' }))
    await expect(canvas.getByRole('group', { name: '2 din 3' })).not.toHaveAttribute('inert')
    await userEvent.click(canvas.getByRole('button', { name: 'Mergi la 1' }))
  },
}

/** The button comes first and says what it does. */
export const Rotation: Story = {
  name: 'Butonul oprește și pornește rotirea',
  tags: ['proof'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: /rotirea$/ })
    await expect(button).toHaveFocus()
    const before = button.getAttribute('aria-label')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /rotirea$/ })).not.toHaveAccessibleName(before ?? '')
  },
}

export const OneSlide: Story = {
  name: 'Un singur diapozitiv',
  args: { children: <HeroSlide {...(slides[0] as HeroSlideProps)} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const OnPhone: Story = { name: 'Pe telefon', globals: { viewport: { value: 'phone' } } }

export const LongestText: Story = {
  ...OnPhone,
  name: 'Cel mai lung text',
  args: {
    children: (
      <HeroSlide
        {...(slides[0] as HeroSlideProps)}
        title="Regina Nilului deschide templul cel vechi al soarelui și al apelor"
        secondary={{ label: 'Încearcă demonstrativ', href: '/demo/regina-nilului' }}
      />
    ),
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <Examples words={['Primul diapozitiv', 'Al doilea diapozitiv']} style={{ display: 'grid', gap: 28 }}>
      {slides.slice(0, 2).map((slide) => (
        <HeroCarousel key={slide.title} label={slide.title}>
          <HeroSlide {...slide} />
        </HeroCarousel>
      ))}
    </Examples>
  ),
}
