import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { LoginForm } from '#ui/player/LoginForm'
import { Examples, fits } from '../../matrix.tsx'
import { opened } from '../overlay/play.ts'
import { Answered, blocked, InADialog, longest, refused } from './login.tsx'

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
  name: 'Prima formă',
  tags: ['AUT-12'],
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
  name: 'A doua formă, cu salut alături',
  tags: ['AUT-05'],
  globals: { viewport: { value: 'desktop' } },
  args: { version: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bine ai revenit')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const OnPhone: Story = {
  name: 'Pe telefon',
  globals: { viewport: { value: 'phone' } },
  args: { reason: 'Intră în cont ca să joci pe bani reali.' },
  play: async ({ canvas }) => {
    for (const input of [canvas.getByRole('textbox'), canvas.getByLabelText('Parola')])
      await expect(getComputedStyle(input).fontSize).toBe('16px')
  },
}

export const SecondOnPhone: Story = {
  name: 'A doua formă, pe telefon',
  globals: { viewport: { value: 'phone' } },
  args: { version: 2, reason: 'Intră în cont ca să joci pe bani reali.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bine ai revenit')).toBeVisible()
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  name: 'Ce lipsește este spus lângă câmp',
  tags: ['AUT-12'],
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
  name: 'Se trimite și ce a scris managerul de parole',
  tags: ['proof', 'AUT-12'],
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
  name: 'Se așteaptă răspunsul',
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
  name: 'Numele și parola nu se potrivesc',
  tags: ['AUT-11'],
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
      const { value, selectionStart, selectionEnd } = password
      await expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe(attempt)
      await expect(password).toBeInvalid()
    }
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

export const Blocked: Story = {
  name: 'Contul este blocat: ce rămâne valabil',
  tags: ['AUT-11'],
  globals: { viewport: { value: 'desktop' } },
  args: { version: 2, defaultUsername: 'andrei_m', defaultRememberMe: true, failure: blocked },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Deblochează contul' })).toHaveFocus()
  },
}

const dialog = (version: 1 | 2, viewport: string): Story => ({
  globals: { viewport: { value: viewport } },
  parameters: { docs: { story: { inline: false, height: '560px' } }, visual: { area: 'window' } },
  args: { version },
  render: (args) => <InADialog {...args} />,
  play: async () => {
    await opened('Intră în cont')
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  },
})

export const InDialog: Story = { ...dialog(1, 'laptop'), name: 'În dialog' }
export const InDialogOnPhone: Story = { ...dialog(1, 'phone'), name: 'În dialog, pe telefon' }
export const SecondInDialog: Story = { ...dialog(2, 'desktop'), name: 'A doua, în dialog' }
export const SecondInDialogOnPhone: Story = {
  ...dialog(2, 'phone'),
  name: 'A doua, în dialog, pe telefon',
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: longest,
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Prima formă', 'Se așteaptă răspunsul', 'Refuzat', 'A doua formă']}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 48 }}
    >
      <LoginForm {...args} reason="Intră în cont ca să joci pe bani reali." />
      <LoginForm {...args} pending defaultUsername="andrei_m" defaultRememberMe />
      <LoginForm {...args} defaultUsername="andrei_m" failure={{ ...refused, field: undefined }} />
      <LoginForm {...args} version={2} />
    </Examples>
  ),
}
