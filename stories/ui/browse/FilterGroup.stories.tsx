import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { FilterGroup, type FilterGroupProps, type FilterOption } from '#ui/browse/FilterGroup'
import { Examples, fits } from '../../matrix.tsx'
import { providers, toggled, volatility } from './filters.ts'

function Live({ options, onToggle, ...rest }: FilterGroupProps) {
  const [draft, setDraft] = useState(options)
  return (
    <FilterGroup
      {...rest}
      options={draft}
      onToggle={(value) => {
        setDraft(toggled(draft, value))
        onToggle(value)
      }}
    />
  )
}

const meta = {
  component: FilterGroup,
  args: { label: 'Furnizori', options: providers, onToggle: fn() },
  render: (args) => <Live {...args} />,
  decorators: (Story) => (
    <div style={{ maxInlineSize: 372 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof FilterGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Șase opțiuni, cele cu mai multe jocuri întâi',
  tags: ['UXP-03'],
  play: async ({ args, canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox')
    await expect(boxes).toHaveLength(6)
    await expect(boxes[0]).toHaveAccessibleName('Turnul Nord')
    await expect(boxes[0]).toHaveAccessibleDescription('412 jocuri')
    await expect(canvas.getByRole('group', { name: /Furnizori.*1 opțiune aleasă/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Brazi' }))
    await expect(args.onToggle).toHaveBeenLastCalledWith('p1')
    await expect(canvas.getByRole('group', { name: /2 opțiuni alese/ })).toBeVisible()
  },
}

export const Folded: Story = {
  name: 'Strâns: numele și câte sunt alese',
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole('button', { name: /^Furnizori 1 opțiune aleasă/ })
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
    await expect(fold).toHaveFocus()
  },
}

/** The whole list, with a search that needs no diacritics; and back. */
export const All: Story = {
  name: 'Toată lista, căutată fără diacritice, apoi înapoi',
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toți 16' }))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Furnizori: toți' })).toHaveFocus())
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(16)
    await userEvent.tab()
    await userEvent.keyboard('sap')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Șapte Lacuri' }))
    await expect(canvas.getByRole('checkbox', { name: 'Șapte Lacuri' })).not.toBeChecked()
    const field = canvas.getByRole('searchbox', { name: 'Caută în Furnizori' })
    await userEvent.clear(field)
    await userEvent.type(field, 'vant')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vântul Serii' }))
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Arată mai puțin' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Toți 16' })).toHaveFocus())
    await expect(canvas.getByRole('checkbox', { name: 'Vântul Serii' })).toBeChecked()
  },
}

export const Opened: Story = {
  name: 'Toată lista, cu căutare',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toți 16' }))
    await userEvent.tab()
    await userEvent.keyboard('a')
  },
}

export const NothingFound: Story = {
  name: 'Căutarea nu găsește nicio opțiune',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toți 16' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'xilofon')
    const words = 'Nimic pentru „xilofon”. Verifică literele sau scrie mai puține.'
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words), { timeout: 2000 })
  },
}

/** Short lists are whole from the start. */
export const Few: Story = {
  name: 'Puține opțiuni, toate la vedere',
  args: {
    label: 'Volatilitate',
    about:
      'Cât de dese și cât de mari sunt câștigurile: la o volatilitate mare vin mai rar și pot fi mai mari.',
    options: volatility,
    gender: 'feminine',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Toate/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/^Cât de dese/)
  },
}

/** Would leave nothing: stays in its place, can be reached, does not change. */
export const Disabled: Story = {
  name: 'Opțiuni fără niciun joc, inactive',
  args: { options: providers.map((option) => ({ ...option, disabled: !option.selected })) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Brazi' })
    await userEvent.click(box)
    await expect(args.onToggle).not.toHaveBeenCalled()
    await expect(box).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Locked: Story = {
  name: 'O opțiune fixă',
  args: {
    options: providers.map((option, index) =>
      index === 0 ? { ...option, locked: 'ești pe pagina acestui furnizor' } : option,
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Turnul Nord' })
    await userEvent.click(box)
    await expect(args.onToggle).not.toHaveBeenCalled()
    await expect(box).toHaveAccessibleDescription('412 jocuri Turnul Nord: ești pe pagina acestui furnizor')
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    label: 'Caracteristici speciale ale jocurilor',
    options: [
      {
        value: 'a',
        label: 'Rotiri gratuite cu multiplicator care crește la fiecare câștig',
        count: 1284,
        selected: true,
      },
      { value: 'b', label: 'Jackpot progresiv', count: 12 },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: fits,
}

const states: FilterOption[] = [
  { value: 'free', label: 'Liberă', count: 412 },
  { value: 'chosen', label: 'Aleasă', count: 206, selected: true },
  { value: 'zero', label: 'Fără jocuri', count: 0, disabled: true },
  { value: 'chosen-zero', label: 'Aleasă, fără jocuri', count: 0, disabled: true, selected: true },
  { value: 'locked', label: 'Blocată', count: 44, selected: true, locked: 'o alege pagina' },
]

export const Matrix: Story = {
  name: 'Variante',
  render: ({ onToggle }) => (
    <Examples
      words={['Puține opțiuni', 'Multe opțiuni', 'Cu titlu la feminin']}
      style={{ display: 'grid', gap: 24 }}
    >
      <FilterGroup label="Stări" options={states} onToggle={onToggle} />
      <FilterGroup label="Furnizori" options={providers} onToggle={onToggle} />
      <FilterGroup label="Colecții" gender="feminine" options={providers} onToggle={onToggle} />
    </Examples>
  ),
}
