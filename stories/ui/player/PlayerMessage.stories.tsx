import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { PlayerMessage } from '#ui/player/PlayerMessage'
import { Examples, fits } from '../../matrix.tsx'

const meta = {
  component: PlayerMessage,
  args: {
    title: 'Documentul tău expiră',
    html: '<p>Cartea de identitate din cont expiră pe <strong>2 decembrie</strong>. Încarcă documentul nou ca retragerile să rămână deschise.</p>',
    onClose: fn(),
  },
} satisfies Meta<typeof PlayerMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Un mesaj care se închide',
  tags: ['MSG-01'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Documentul tău expiră' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Închide' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithAction: Story = {
  name: 'Cu un buton',
  args: {
    action: (
      <Button tone="primary" size="l" href="/cont/documente">
        Încarcă documentul
      </Button>
    ),
  },
}

export const AtLogin: Story = {
  name: 'La intrare: se confirmă',
  tags: ['MSG-01'],
  args: {
    kind: 'login',
    title: 'Am schimbat termenii',
    html: '<p>Termenii noi intră în vigoare pe 1 decembrie. Pe scurt:</p><ul><li>retragerile se verifică mai repede</li><li>limitele se pot micșora oricând</li></ul><p>Toate schimbările sunt în <a href="/pagina/termeni">termeni și condiții</a>.</p>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Am citit' })).toBeVisible()
  },
}

export const Question: Story = {
  name: 'O limită de acceptat',
  tags: ['MSG-04'],
  args: {
    kind: 'dialog',
    title: 'O limită mai mare așteaptă',
    html: '<p>Ai cerut acum 24 de ore o limită de depunere de <strong>500 de lei</strong> pe săptămână. O vrei în continuare?</p>',
    action: (
      <Button size="l" onClick={fn()}>
        Accept limita
      </Button>
    ),
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    ...WithAction.args,
    title: 'Documentul de identitate din contul tău expiră peste câteva zile',
    html: `<p>${'Încarcă un document valabil ca să poți retrage bani fără întrerupere. '.repeat(8)}</p>`,
  },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Un mesaj', 'La intrare', 'O limită de acceptat', 'Fără titlu, cu un buton']}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 40 }}
    >
      <PlayerMessage {...args} />
      <PlayerMessage {...args} {...AtLogin.args} />
      <PlayerMessage {...args} {...Question.args} />
      <PlayerMessage {...args} title={undefined} action={WithAction.args?.action} />
    </Examples>
  ),
}
