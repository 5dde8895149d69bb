import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Dialog } from '#ui/overlay/Dialog'
import { NewPasswordForm } from '#ui/player/NewPasswordForm'
import { Examples, fits } from '../../matrix.tsx'
import { shows } from '../overlay/play.ts'

const refused = {
  title: 'Parola a fost folosită înainte',
  text: 'Parola veche rămâne valabilă. Alege una pe care nu ai mai avut-o aici.',
  field: 'password',
} as const

const meta = {
  component: NewPasswordForm,
  args: { username: 'andrei_m', oldPassword: 'arama-1895', onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof NewPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'O parolă nouă, scrisă de două ori',
  tags: ['AUT-09'],
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByLabelText('Parola nouă')
    await expect(first).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.type(first, 'țâșnește7')
    const rules = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(rules).toEqual([
      'să aibă cel puțin 8 semne, îndeplinit',
      'să aibă cel puțin o cifră, îndeplinit',
      'să fie alta decât cea veche, îndeplinit',
    ])
    await userEvent.type(canvas.getByLabelText('Parola nouă, încă o dată'), 'țâșnește7{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('țâșnește7')
  },
}

export const RulesBroken: Story = {
  name: 'Ce îi lipsește parolei',
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByLabelText('Parola nouă')
    await userEvent.type(first, 'cupru{Enter}')
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription(
      'Parola nouă trebuie să aibă cel puțin 8 semne și să aibă cel puțin o cifră.',
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Mismatch: Story = {
  name: 'Cele două parole diferă',
  play: async ({ args, canvas, userEvent }) => {
    const again = canvas.getByLabelText('Parola nouă, încă o dată')
    await userEvent.type(canvas.getByLabelText('Parola nouă'), 'cupru-18')
    await userEvent.type(again, 'cupru-19')
    await userEvent.click(canvas.getByRole('button', { name: 'Schimbă parola' }))
    await expect(again).toHaveFocus()
    await expect(again).toHaveAccessibleDescription(/^Cele două parole nu sunt la fel/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Pending: Story = {
  name: 'Se așteaptă răspunsul',
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schimbă parola' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Renunță' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: 'Parola nouă a fost refuzată',
  args: { failure: refused },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Parola a fost folosită înainte/)
    await waitFor(() => expect(canvas.getByLabelText('Parola nouă')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Renunță' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const InDialogOnPhone: Story = {
  name: 'În dialog, pe telefon',
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '600px' } }, visual: { area: 'window' } },
  render: (args) => (
    <Dialog open title="Alege o parolă nouă" closesBeside={false} onClose={fn()}>
      <NewPasswordForm {...args} />
    </Dialog>
  ),
  play: shows('Alege o parolă nouă'),
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    failure: {
      title: 'Nu am putut schimba parola, pentru că serviciul de conturi nu răspunde acum',
      text: 'Parola veche rămâne valabilă. Încearcă din nou peste câteva minute.',
      action: { label: 'Scrie serviciului clienți despre această problemă', href: '/ajutor' },
    },
  },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['De scris', 'Se așteaptă răspunsul', 'Refuzată']}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}
    >
      <NewPasswordForm {...args} />
      <NewPasswordForm {...args} pending />
      <NewPasswordForm {...args} failure={{ ...refused, field: undefined }} />
    </Examples>
  ),
}
