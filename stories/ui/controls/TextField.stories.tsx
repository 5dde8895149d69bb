import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { IconButton } from '#ui/controls/IconButton'
import { TextField, type TextFieldProps } from '#ui/controls/TextField'
import { fits } from '../../matrix.tsx'

type Held = Extract<TextFieldProps, { value: string }>

function Live({ value, onValueChange, ...rest }: Held) {
  const [text, setText] = useState(value)
  return (
    <TextField
      {...rest}
      value={text}
      onValueChange={(next) => {
        setText(next)
        onValueChange(next)
      }}
    />
  )
}

const meta = {
  component: TextField,
  tags: ['control'],
  args: { label: 'Adresa de e-mail', type: 'email', value: '', onValueChange: fn(), autoComplete: 'email' },
  render: (args) => <Live {...args} />,
  decorators: (Story) => (
    <div style={{ maxInlineSize: 360 }}>
      <Story />
    </div>
  ),
} satisfies Meta<Held>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Gol',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Adresa de e-mail' })
    await userEvent.click(canvas.getByText('Adresa de e-mail'))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('ana')
    await expect(field).toHaveValue('ana')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ana')
  },
}

export const WithHint: Story = {
  name: 'Cu indicație',
  args: { hint: 'Trimitem aici confirmarea.', value: 'ana@exemplu.ro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Trimitem aici confirmarea.')
  },
}

/** Says what to do, not only that something is wrong. */
export const Failed: Story = {
  name: 'Cu greșeală',
  args: { value: 'ana.exemplu.ro', error: 'Scrie și semnul @, de exemplu ana@exemplu.ro.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Scrie și semnul @, de exemplu ana@exemplu.ro.')
  },
}

export const WithSuffix: Story = {
  name: 'Cu unitatea după valoare',
  args: {
    label: 'Limită zilnică',
    type: 'text',
    inputMode: 'decimal',
    value: '250',
    suffix: 'lei',
    autoComplete: 'off',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Limită zilnică' })).toHaveAccessibleDescription('lei')
  },
}

export const HiddenLabel: Story = {
  name: 'Cu etichetă ascunsă',
  args: { hideLabel: true, placeholder: 'ana@exemplu.ro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Adresa de e-mail' })).toBeVisible()
  },
}

/** Small, and about what is written in this field alone. */
export const WithAction: Story = {
  name: 'Cu un buton în câmp',
  args: {
    label: 'Cod promoțional',
    type: 'text',
    value: 'TOAMNA20',
    action: <IconButton icon="x-bold" size="s" label="Șterge codul" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Șterge codul' })).toHaveFocus()
  },
}

const onSubmit = fn()

/** A form reads what a password manager has written without a word. */
export const HeldByTheField: Story = {
  name: 'Formularul citește ce scrie browserul singur',
  tags: ['proof'],
  parameters: { visual: { disable: true } },
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      <TextField label="Nume" name="nume" defaultValue="ana" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Nume' })
    await expect(field).toHaveValue('ana')
    await userEvent.click(field)
    field.value = 'andrei_m'
    await userEvent.keyboard('{Enter}')
    await expect(onSubmit).toHaveBeenLastCalledWith({ nume: 'andrei_m' })
  },
}

/** Can be reached and read; nothing can be written. */
export const Disabled: Story = {
  name: 'Inactiv',
  args: { disabled: true, value: 'ana@exemplu.ro', hint: 'Se schimbă numai prin serviciul clienți.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const ReadOnly: Story = { name: 'Numai de citit', args: { readOnly: true, value: 'ana@exemplu.ro' } }

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    label: 'Adresa de e-mail la care vrei să primești extrasul lunar al jocurilor și al câștigurilor',
    value: 'alexandra-constantina.georgescu-popescu@posta-electronica.exemplu.ro',
    error: 'Adresa are mai mult de 64 de semne. Scrie una mai scurtă sau cere ajutorul serviciului clienți.',
  },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: ({ onValueChange }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField label="În repaus" value="" placeholder="Scrie aici" onValueChange={onValueChange} />
      <TextField label="Completat" value="1.250" suffix="lei" onValueChange={onValueChange} />
      <TextField
        label="Greșit"
        value="12x"
        error="Scrie numai cifre."
        suffix="lei"
        onValueChange={onValueChange}
      />
      <TextField label="Greșit cu totul" value="andrei_m" aria-invalid onValueChange={onValueChange} />
      <TextField label="Inactiv" value="250" disabled suffix="lei" onValueChange={onValueChange} />
      <TextField
        label="Numai de citit"
        value="RO49 AAAA 1B31"
        readOnly
        prefix="IBAN"
        onValueChange={onValueChange}
      />
    </div>
  ),
}
