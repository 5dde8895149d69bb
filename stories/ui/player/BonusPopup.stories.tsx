import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BonusPopup } from '#ui/player/BonusPopup'
import { Examples, fits } from '../../matrix.tsx'
import { pictureUrl } from '../../pictures.ts'
import { strip } from './offers.tsx'

const meta = {
  component: BonusPopup,
  args: {
    title: 'Rotiri pentru Regina Nilului',
    picture: pictureUrl('regina-nilului.Landscape'),
    kind: 'free-spins',
    count: 20,
    text: 'Valabile 7 zile, la miza de 0,20 lei.',
    termsHref: '/pagina/termeni-rotiri',
    compliance: strip,
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof BonusPopup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Da și nu au aceeași mărime',
  tags: ['BON-03'],
  play: async ({ args, canvas, userEvent }) => {
    const accept = canvas.getByRole('button', { name: 'Acceptă' })
    const decline = canvas.getByRole('button', { name: 'Refuză' })
    await expect(accept.getBoundingClientRect().width).toBe(decline.getBoundingClientRect().width)
    await expect(accept.getBoundingClientRect().height).toBe(decline.getBoundingClientRect().height)
    await expect(canvas.getByText('20 de rotiri gratuite')).toBeVisible()
    await userEvent.tab()
    await expect(decline).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

export const Strip: Story = {
  name: 'Poartă limita de vârstă, licența și termenii',
  tags: ['proof', 'CPL-02'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '18+' })).toBeVisible()
    await expect(canvas.getByText(/Licența L1234567W000001/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Termeni și condiții' })).toBeVisible()
  },
}

export const Accepting: Story = {
  name: 'Se acceptă',
  args: { pending: 'accept' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Acceptă' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Refuză' }))
    await expect(args.onDecline).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  name: 'Răspunsul nu a ajuns',
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nu am putut confirma bonusul.')
  },
}

export const GoldenChips: Story = {
  name: 'Jetoane de aur',
  args: { kind: 'golden-chips', count: 3, title: 'Jetoane la ruletă', text: undefined },
}

export const WithoutPicture: Story = { name: 'Fără imagine', args: { picture: undefined } }

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Rotiri gratuite de toamnă pentru toți prietenii Reginei Nilului',
    text: 'Valabile 7 zile de la acceptare, la miza minimă a jocului, în limita a 250 de lei câștig și numai pentru jocurile din listă.',
  },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Propus', 'Se acceptă', 'Răspunsul nu a ajuns']}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 32, alignItems: 'start' }}
    >
      {[{}, { pending: 'accept' }, { failed: true, picture: undefined }].map((state, index) => (
        <div key={String(index)} style={{ inlineSize: 340, maxInlineSize: '100%' }}>
          <BonusPopup {...args} {...(state as Partial<typeof args>)} />
        </div>
      ))}
    </Examples>
  ),
}
