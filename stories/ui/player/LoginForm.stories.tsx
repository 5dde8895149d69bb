import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { LoginForm } from '#ui/player/LoginForm'
import { opened } from '../overlay/play.ts'
import { Answered, blocked, InADialog, refused } from './login.tsx'

const meta = {
  component: LoginForm,
  args: {
    onSubmit: fn(),
    registerHref: 'https://cont.arama.test/inregistrare',
    forgottenHref: 'https://cont.arama.test/parola',
  },
} satisfies Meta<typeof LoginForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'AUT-12 Name, password and whether to remember are sent with Enter',
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Nume de utilizator' })
    await expect(name).toHaveAttribute('autocomplete', 'username')
    await userEvent.click(name)
    await userEvent.keyboard(' andrei_m ')
    await userEvent.tab()
    await userEvent.paste('cupru 1895 ')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ține-mă minte' }))
    await userEvent.click(canvas.getByLabelText('Parola'))
    await userEvent.keyboard('{Enter}')
    // A space may belong to a password, never to a name.
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      username: 'andrei_m',
      password: 'cupru 1895 ',
      rememberMe: true,
    })
  },
}

export const Second: Story = {
  name: 'AUT-05 The second version greets beside the form',
  globals: { viewport: { value: 'desktop' } },
  args: { version: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bine ai revenit')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { reason: 'Intră în cont ca să joci pe bani reali.' },
  play: async ({ canvas }) => {
    for (const input of [canvas.getByRole('textbox'), canvas.getByLabelText('Parola')])
      await expect(getComputedStyle(input).fontSize).toBe('16px')
  },
}

export const SecondOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { version: 2, reason: 'Intră în cont ca să joci pe bani reali.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bine ai revenit')).toBeVisible()
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  name: 'AUT-12 What is missing is said beside its field, and the first one gets the focus',
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Nume de utilizator' })
    const password = canvas.getByLabelText('Parola')
    const login = canvas.getByRole('button', { name: 'Intră în cont' })
    await userEvent.click(login)
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Scrie numele de utilizator.')
    await expect(password).toHaveAccessibleDescription('Scrie parola.')
    await userEvent.keyboard('andrei_m')
    await expect(name).toBeValid()
    await userEvent.click(login)
    await expect(password).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Some managers write into the fields without an event, and what is drawn later must not wipe that out. */
export const FilledInSilently: Story = {
  name: 'AUT-12 What a password manager wrote without a word is sent',
  tags: ['proof'],
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Nume de utilizator' })
    name.value = 'andrei_m'
    canvas.getByLabelText<HTMLInputElement>('Parola').value = 'cupru-1895'
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Arată parola' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Intră în cont' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      username: 'andrei_m',
      password: 'cupru-1895',
      rememberMe: true,
    })
  },
}

export const Pending: Story = {
  name: 'The button keeps its width while it waits, and takes no second press',
  args: { pending: true, defaultUsername: 'andrei_m' },
  play: async ({ args, canvas, userEvent }) => {
    const login = canvas.getByRole('button', { name: 'Intră în cont' })
    await userEvent.type(canvas.getByLabelText('Parola'), 'cupru-1895{Enter}')
    await userEvent.click(login)
    await expect(login).toHaveAttribute('aria-busy', 'true')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: 'AUT-11 After a refusal the password is selected, to be written anew; each time',
  args: { defaultUsername: 'andrei_m' },
  render: (args) => <Answered {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert')
    const password = canvas.getByLabelText<HTMLInputElement>('Parola')
    for (const attempt of ['cupru-1895', 'cupru-1896']) {
      await userEvent.click(password)
      await userEvent.clear(password)
      await userEvent.keyboard(attempt)
      await expect(password).toBeValid()
      await userEvent.click(canvas.getByRole('button', { name: 'Intră în cont' }))
      await waitFor(() => expect(alert).toHaveTextContent(/^Numele sau parola nu se potrivesc/))
      await waitFor(() => expect(password).toHaveFocus())
      await expect(password.value.slice(password.selectionStart ?? 0, password.selectionEnd ?? 0)).toBe(
        attempt,
      )
      await expect(password).toBeInvalid()
    }
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

export const Blocked: Story = {
  name: 'AUT-11 A blocked account says what still holds and where to go',
  globals: { viewport: { value: 'desktop' } },
  args: { version: 2, defaultUsername: 'andrei_m', defaultRememberMe: true, failure: blocked },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Deblochează contul' })).toHaveFocus()
  },
}

const inDialog = (version: 1 | 2, viewport: string): Story => ({
  globals: { viewport: { value: viewport } },
  parameters: { docs: { story: { inline: false, height: '560px' } }, visual: { area: 'window' } },
  args: { version },
  render: (args) => <InADialog {...args} />,
  play: async () => {
    await opened('Intră în cont')
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  },
})

export const InDialog: Story = inDialog(1, 'laptop')
export const InDialogOnPhone: Story = inDialog(1, 'phone')
export const SecondInDialog: Story = inDialog(2, 'desktop')
export const SecondInDialogOnPhone: Story = inDialog(2, 'phone')

export const LongestText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    version: 2,
    reason: 'Intră în cont ca să joci Aventurile Reginei Nilului și Templul Pierdut pe bani reali.',
    defaultUsername: 'alexandra-constantina.georgescu-popescu@posta-electronica.exemplu.ro',
    failure: {
      title: 'Nu am putut verifica numele și parola, pentru că serviciul de conturi nu răspunde acum',
      text: 'Jocurile demonstrative merg mai departe. Încearcă din nou peste câteva minute.',
      action: { label: 'Scrie serviciului clienți despre această problemă', href: '/ajutor' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 48 }}>
      <LoginForm {...args} reason="Intră în cont ca să joci pe bani reali." />
      <LoginForm {...args} pending defaultUsername="andrei_m" defaultRememberMe />
      <LoginForm {...args} defaultUsername="andrei_m" failure={{ ...refused, field: undefined }} />
      <LoginForm {...args} version={2} />
    </div>
  ),
}
