import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SearchField, type SearchFieldProps } from '#ui/controls/SearchField'
import { Examples, fits } from '../../matrix.tsx'

function Live({ value, onValueChange, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(value)
  return (
    <SearchField
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
  component: SearchField,
  tags: ['control'],
  args: { label: 'Caută joc, furnizor, colecție', value: '', onValueChange: fn(), onClear: fn() },
  render: (args) => <Live {...args} />,
  decorators: (Story) => (
    <div style={{ maxInlineSize: 512 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Gol',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Caută joc, furnizor, colecție' })
    await userEvent.type(field, 'carp')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('carp')
    await userEvent.click(canvas.getByRole('button', { name: 'Șterge textul căutat' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Filled: Story = { name: 'Cu text și buton de golire', args: { value: 'carp' } }

/** As in the panel: focused, with the key that closes it. */
export const Focused: Story = {
  name: 'Cu focus',
  args: { value: 'carp', hint: 'Esc' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const WithHint: Story = { name: 'Cu tasta care duce la el', args: { hint: '/' } }

export const Small: Story = { name: 'Mic', args: { size: 's', label: 'Caută furnizor' } }

/** Lends itself to a combobox: role and states go to the input. */
export const AsCombobox: Story = {
  name: 'Cu o listă de propuneri',
  args: {
    role: 'combobox',
    'aria-expanded': false,
    'aria-autocomplete': 'list',
    'aria-controls': 'lista-jocuri',
  },
  render: (args) => (
    <>
      <Live {...args} />
      <div id="lista-jocuri" role="listbox" aria-label="Jocuri" hidden />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('combobox', { name: 'Caută joc, furnizor, colecție', expanded: false }),
    ).toBeVisible()
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    value: 'megaways cu jackpot progresiv, rundă bonus și rotiri gratuite la fiecare mie de lei',
    hint: 'Esc',
  },
  globals: { viewport: { value: 'phone' } },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: ({ value: _, label: __, ...rest }) => (
    <Examples
      words={['Mediu', 'Mediu, sub cursor', 'Mic', 'Mic, sub cursor']}
      style={{ display: 'grid', gap: 12 }}
    >
      {(['m', 's'] as const).map((size) =>
        [undefined, 'show-hover'].map((state) => (
          <div key={`${size}${state}`} style={{ display: 'grid', gap: 12 }}>
            <SearchField {...rest} label="Caută joc" size={size} className={state} value="" />
            <SearchField {...rest} label="Caută joc" size={size} className={state} value="carp" hint="Esc" />
          </div>
        )),
      )}
    </Examples>
  ),
}
