import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { InboxList } from '#ui/player/InboxList'
import { Examples, fits } from '../../matrix.tsx'

const meta = {
  component: InboxList,
  args: {
    notices: [
      { id: '1', icon: 'gift', title: '25 de rotiri gratuite', when: 'acum', isNew: true, onOpen: fn() },
      {
        id: '2',
        icon: 'coins',
        title: 'Soldul tău s-a schimbat de 3 ori',
        when: 'acum 2 minute',
        isNew: true,
      },
      {
        id: '3',
        icon: 'info',
        title: 'Program de întreținere',
        when: 'acum 8 minute',
        isNew: false,
        onOpen: fn(),
      },
    ],
  },
} satisfies Meta<typeof InboxList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mesaje noi și vechi',
  tags: ['UXP-11'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^25 de rotiri gratuite Nou/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.notices[0]?.onOpen).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Program de întreținere acum/ })).toHaveFocus()
  },
}

export const Empty: Story = {
  name: 'Niciun mesaj',
  args: { notices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nicio notificare')).toBeVisible()
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Cu mesaje', 'Fără mesaje']}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 40 }}
    >
      <InboxList {...args} />
      <InboxList notices={[]} />
    </Examples>
  ),
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    notices: [
      {
        id: '1',
        icon: 'warning',
        title: 'Documentul de identitate din contul tău expiră peste câteva zile și trebuie încărcat din nou',
        when: 'acum 12 ore',
        isNew: true,
        onOpen: fn(),
      },
    ],
  },
  play: fits,
}
