import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from '#ui/controls/PasswordField'
import { matrixOf } from '../../matrix.tsx'

const meta = {
  component: PasswordField,
  tags: ['control'],
  args: { label: 'Parola', name: 'password', autoComplete: 'current-password' },
  render: (args) => (
    <form style={{ maxInlineSize: 360 }} onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Parola este ascunsă și se poate lipi',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Parola')
    await userEvent.click(field)
    await userEvent.paste('aramă-7-țâșnește')
    await expect(field).toHaveValue('aramă-7-țâșnește')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('autocomplete', 'current-password')
  },
}

export const Shown: Story = {
  name: 'Parola arătată',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Parola')
    const eye = canvas.getByRole('button', { name: 'Arată parola' })
    await userEvent.type(field, 'cupru-1895')
    field.setSelectionRange(3, 5)
    await expect(eye).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(eye)
    await expect(eye).toHaveAttribute('aria-pressed', 'true')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveFocus()
    await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5])
  },
}

export const ShownByKeys: Story = {
  name: 'Arătată cu tastatura, focusul rămâne pe buton',
  tags: ['proof'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const eye = canvas.getByRole('button', { name: 'Arată parola' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('Parola')).toHaveAttribute('type', 'text')
    await expect(eye).toHaveFocus()
  },
}

export const HiddenWhenSent: Story = {
  name: 'La trimitere se ascunde din nou',
  tags: ['proof'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Parola')
    await userEvent.click(canvas.getByRole('button', { name: 'Arată parola' }))
    await userEvent.type(field, 'cupru-1895{Enter}')
    await expect(field).toHaveAttribute('type', 'password')
  },
}

export const CapsLock: Story = {
  name: 'Caps Lock este pornit',
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByLabelText('Parola'))
    await userEvent.keyboard('{CapsLock}CUPRU')
    await expect(status).toHaveTextContent('Tasta Caps Lock este activă.')
  },
}

export const Failed: Story = {
  name: 'Cu greșeală',
  args: { error: 'Scrie parola.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Parola')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Scrie parola.')
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Parola nouă, pe care nu o mai folosești pe niciun alt site și pe care nu o știe nimeni',
    hint: 'Cel puțin opt semne, dintre care o cifră. O propoziție scurtă se ține minte mai ușor decât semne amestecate.',
    autoComplete: 'new-password',
  },
}

export const Matrix: Story = { ...matrixOf(meta, { Default, Failed, LongestText }), name: 'Variante' }
