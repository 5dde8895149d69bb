import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { SearchPanel } from '#ui/browse/SearchPanel'
import { LiveSearch } from './LiveSearch.tsx'
import { longest, popular, recommended, spoken, withoutPicture } from './search.ts'

const meta = {
  component: SearchPanel,
  args: {
    value: '',
    onValueChange: fn(),
    groups: [],
    recent: ['regina', 'carp', 'jackpot', 'ruletă', 'egipt'],
    onForget: fn(),
    providers: popular,
    recommended,
    onOpen: fn(),
    onPlay: fn(),
    onFavourite: fn(),
    onClose: fn(),
  },
  render: (args) => <LiveSearch {...args} />,
} satisfies Meta<typeof SearchPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'UXP-05 Idle: four recent searches, popular providers, five recommended games',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { expanded: false })).not.toHaveAttribute(
      'aria-activedescendant',
    )
    await expect(canvas.getAllByRole('button', { name: /^Scoate „/ })).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: 'Calea Lactee' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Regina Nilului/ })).toHaveAttribute('href', '/game/40')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** The active option is always one of the list; the focus never leaves the field. */
export const Typing: Story = {
  name: 'UXP-05 Typing: groups with counts, matched letters in the original spelling',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Caută joc, furnizor, colecție' })
    await userEvent.type(field, 'carp')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    const list = within(canvas.getByRole('listbox', { name: 'Rezultate' }))
    await expect(list.getByRole('group', { name: 'Jocuri 4' })).toBeVisible()
    await expect(list.getByRole('group', { name: 'Colecții 1' })).toBeVisible()
    const first = list.getByRole('option', { name: /Ruleta Carpați/, selected: true })
    await expect(first).toHaveAttribute('aria-posinset', '1')
    await expect(first).toHaveAttribute('aria-setsize', '7')
    await expect(field).toHaveAttribute('aria-activedescendant', first.id)
    await expect(within(first).getByText('Carp')).toBeVisible()
    await spoken('7 rezultate')
    await userEvent.type(field, 'a')
    await expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveRole(
      'option',
    )
    await userEvent.keyboard('{Backspace}')
  },
}

/** Down and Up go round, Enter opens, Shift and Enter play. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'carp{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Carpatic Gold')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Carpatic Gold' }))
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(args.onPlay).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Carpatic Gold' }))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Legende din Carpați')
    await expect(field).toHaveFocus()
  },
  parameters: { visual: { disable: true } },
}

/** One layer after the other: the list, the text, the panel. */
export const Escape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'carp{Escape}')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(field).toHaveValue('carp')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(field).toHaveValue('')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
  parameters: { visual: { disable: true } },
}

/** Presses in the list leave the focus in the field. */
export const Pointer: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'carp')
    await userEvent.hover(canvas.getByRole('option', { name: /Secretul/ }))
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Secretul Carpaților')
    await userEvent.click(canvas.getByRole('option', { name: /Secretul/ }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    const heart = canvasElement.querySelector('[aria-label$="Carpatic Gold"]') as Element
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(field).toHaveFocus()
  },
  parameters: { visual: { disable: true } },
}

/** Forty at a time; the button keeps the focus, and the number is said. */
export const More: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'diamant')
    await spoken('126 de rezultate, 40 afișate')
    const more = canvas.getByRole('button', { name: 'Arată mai multe' })
    await userEvent.click(more)
    await expect(canvas.getAllByRole('option')).toHaveLength(80)
    await expect(more).toHaveFocus()
    await spoken('80 afișate')
    await userEvent.click(more)
    await userEvent.click(more)
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
  },
  parameters: { visual: { disable: true } },
}

export const Loading: Story = { args: { value: 'zimbrul', loading: true } }

export const Empty: Story = {
  name: 'UXP-05 Nothing found: what was searched, one did-you-mean, recommended games',
  args: { suggestion: 'carp' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'krap')
    await spoken('Niciun rezultat pentru „krap”')
    await expect(canvas.getByRole('link', { name: /Regina Nilului/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ai vrut „carp”?' }))
    await expect(field).toHaveValue('carp')
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'krap')
  },
}

export const Recent: Story = {
  name: 'UXP-05 Recent searches are searched again or forgotten',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(canvas.getByRole('button', { name: 'Scoate „regina” din căutările recente' }))
    await expect(args.onForget).toHaveBeenLastCalledWith('regina')
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'carp' }))
    await expect(field).toHaveValue('carp')
  },
  parameters: { visual: { disable: true } },
}

/** Providers are searched from three letters on; said only to who would find one. */
export const FewLetters: Story = {
  name: 'SEA-02 Letters that are missing for providers are named',
  args: { value: 'ca', lettersMissing: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mai scrie o literă pentru furnizori.')).toBeVisible()
  },
}

export const MissingPicture: Story = {
  args: { value: 'joc', groups: [{ kind: 'game', count: 1, options: [withoutPicture] }] },
}

export const OnPhone: Story = {
  args: { value: 'carp' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const LongestText: Story = {
  args: { value: 'carp', groups: longest },
  globals: { viewport: { value: 'phone' } },
}

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24 }}>
      <LiveSearch {...args} aria-label="La început" />
      <LiveSearch {...args} aria-label="Rezultate" value="carp" />
      <LiveSearch {...args} aria-label="Se încarcă" value="zimbrul" loading />
      <LiveSearch {...args} aria-label="Nimic" value="krap" suggestion="carp" />
    </div>
  ),
}
