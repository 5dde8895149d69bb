import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WebMessage } from '#ui/player/WebMessage'
import { Examples, fits } from '../../matrix.tsx'
import { pictureUrl } from '../../pictures.ts'
import { strip } from './offers.tsx'

const meta = {
  component: WebMessage,
  args: {
    title: 'Mesele live s-au mutat',
    picture: pictureUrl('blackjack-vip.Landscape'),
    text: 'Ruleta Carpați și blackjackul au de azi un studio nou, cu dealeri români de la 10 la 2.',
    action: { label: 'Vezi mesele', href: '/cazinou-live' },
    onDismiss: fn(),
  },
} satisfies Meta<typeof WebMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'O veste, de amânat cu douăsprezece ore',
  tags: ['WEB-01'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Ascunde 12 ore' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Vezi mesele' })).toHaveAttribute('href', '/cazinou-live')
  },
}

export const WithoutPicture: Story = { name: 'Fără imagine', args: { picture: undefined } }

export const WithoutAction: Story = { name: 'Fără buton', args: { action: undefined } }

export const Promotional: Story = {
  name: 'Promoțională, cu banda legală',
  tags: ['CPL-02'],
  args: { title: 'Turneu de toamnă', compliance: strip },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '18+' })).toBeVisible()
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Mesele live s-au mutat într-un studio nou, mai aproape de tine',
    text: 'Ruleta Carpați și blackjackul au de azi un studio nou. '.repeat(4),
    action: { label: 'Vezi toate mesele live deschise', href: '/cazinou-live' },
  },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Cu imagine și buton', 'Fără imagine și buton', 'Promoțională']}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 32, alignItems: 'start' }}
    >
      {[{}, { picture: undefined, action: undefined }, { compliance: strip, title: 'Turneu de toamnă' }].map(
        (state, index) => (
          <div key={String(index)} style={{ inlineSize: 340, maxInlineSize: '100%' }}>
            <WebMessage {...args} {...state} />
          </div>
        ),
      )}
    </Examples>
  ),
}
