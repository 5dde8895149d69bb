import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { SearchPanel } from '#ui/browse/SearchPanel'
import { Examples, fits } from '../../matrix.tsx'
import { LiveSearch } from './LiveSearch.tsx'
import { forGuests, longest, popular, recommended, spoken, withoutPicture } from './search.ts'
import {
  closesInLayers,
  goesRound,
  growsByForty,
  holdsPlaces,
  offersASpelling,
  pressesKeepFocus,
  reachesByKeys,
  showsPlayWhereActive,
} from './searchKeys.ts'

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
  name: 'Fără text: căutări recente, furnizori, recomandări',
  tags: ['UXP-05'],
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
  name: 'La tastare: pe grupe, cu literele găsite',
  tags: ['UXP-05'],
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

export const Keyboard: Story = {
  name: 'Săgețile trec prin listă, Enter deschide',
  tags: ['proof'],
  play: goesRound,
  parameters: { visual: { disable: true } },
}

export const Escape: Story = {
  name: 'Escape închide pe rând lista, textul, panoul',
  tags: ['proof'],
  play: closesInLayers,
  parameters: { visual: { disable: true } },
}

export const Pointer: Story = {
  name: 'Apăsările din listă lasă focusul în câmp',
  tags: ['proof'],
  play: pressesKeepFocus,
  parameters: { visual: { disable: true } },
}

/** Play has its space in every row, so that no name wraps when the active row changes. */
export const PlayOfTheActiveRow: Story = {
  name: 'Joacă se vede pe rândul activ, fără să miște numele',
  tags: ['UXP-05'],
  args: { groups: forGuests },
  play: showsPlayWhereActive,
}

/** Logo, number of games and four of their pictures; below, more to press than a single row. */
export const Provider: Story = {
  name: 'Un furnizor: siglă, jocurile lui și altele de dedesubt',
  tags: ['SEA-05'],
  args: {
    value: 'cuprum',
    related: { title: 'Alte jocuri de la Cuprum Play', options: recommended.slice(0, 5) },
  },
  play: reachesByKeys,
}

/** Forty at a time; the button keeps the focus, and the number is said. */
export const More: Story = {
  name: 'Câte patruzeci de rezultate, la cerere',
  tags: ['proof'],
  play: growsByForty,
  parameters: { visual: { disable: true } },
}

/** Not yet known is not nothing found: rows of the final shape stand where the games will be. */
export const Opening: Story = {
  name: 'La deschidere, cât jocurile încă vin',
  tags: ['SEA-05'],
  args: { loading: true, providers: undefined, recommended: [] },
  play: holdsPlaces,
}

export const Loading: Story = { name: 'Se încarcă', args: { value: 'zimbrul', loading: true } }

export const Empty: Story = {
  name: 'Nimic găsit: ce s-a căutat și o propunere',
  tags: ['UXP-05'],
  args: { suggestion: 'carp' },
  play: offersASpelling,
}

export const Recent: Story = {
  name: 'Căutările recente se repetă sau se uită',
  tags: ['UXP-05'],
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
  name: 'Câte litere mai lipsesc pentru furnizori',
  tags: ['SEA-02'],
  args: { value: 'ca', lettersMissing: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mai scrie o literă pentru furnizori.')).toBeVisible()
  },
}

export const MissingPicture: Story = {
  name: 'Un joc fără imagine, cu ce e adevărat acum',
  args: { value: 'joc', groups: [{ kind: 'game', count: 1, options: [withoutPicture] }] },
}

export const OnPhone: Story = {
  name: 'Pe telefon',
  args: { value: 'carp' },
  globals: { viewport: { value: 'phone' } },
  play: fits,
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: { value: 'carp', groups: longest },
  globals: { viewport: { value: 'phone' } },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['La început', 'Rezultate', 'Se încarcă', 'Nimic găsit']}
      style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24 }}
    >
      <LiveSearch {...args} aria-label="La început" />
      <LiveSearch {...args} aria-label="Rezultate" value="carp" />
      <LiveSearch {...args} aria-label="Se încarcă" value="zimbrul" loading />
      <LiveSearch {...args} aria-label="Nimic" value="krap" suggestion="carp" />
    </Examples>
  ),
}
