import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { opened } from '../ui/overlay/play.ts'
import { LobbyStart } from './LobbyRows.tsx'
import { coveredParameters, desktop, isCovered, phone, unpictured } from './page.ts'
import { Scene, type Visitor } from './Scene.tsx'
import { SearchDrawer } from './SearchDrawer.tsx'

type LobbyWithSearchProps = {
  user: Visitor
  /** What has been typed. */
  text: string
}

/** The lobby, and search over it. */
function LobbyWithSearch({ user, text }: LobbyWithSearchProps) {
  return (
    <Scene user={user} current="lobby" overlay={<SearchDrawer text={text} />}>
      <LobbyStart user={user} />
    </Scene>
  )
}

const meta = {
  component: LobbyWithSearch,
  parameters: coveredParameters,
  args: { user: 'player', text: '' },
} satisfies Meta<typeof LobbyWithSearch>

export default meta
type Story = StoryObj<typeof meta>

const panel = async () => {
  const drawer = await opened('Caută')
  await isCovered(drawer)
  return within(drawer)
}

export const Default: Story = {
  name: 'La început: căutări, furnizori, recomandări',
  ...desktop,
  parameters: unpictured,
  play: async ({ userEvent }) => {
    const search = await panel()
    await userEvent.click(search.getByRole('combobox'))
    await expect(search.getByRole('combobox')).toHaveFocus()
    await expect(search.getByRole('link', { name: 'Cuprum Play' })).toBeVisible()
    await expect(search.getByRole('link', { name: /^Regina Nilului/ })).toBeVisible()
  },
}

export const Typing: Story = {
  name: 'La tastare: pe grupe, cu literele găsite',
  ...desktop,
  play: async ({ userEvent }) => {
    const search = await panel()
    await userEvent.type(search.getByRole('combobox'), 'carp')
    await expect(search.getByRole('group', { name: 'Jocuri 2' })).toBeVisible()
    await expect(search.getByRole('option', { selected: true })).toHaveTextContent('Ruleta Carpați')
  },
}

export const Empty: Story = {
  name: 'Nimic găsit',
  args: { text: 'krap' },
  ...desktop,
  parameters: unpictured,
  play: async () => {
    const search = await panel()
    await expect(search.getByRole('button', { name: 'Ai vrut „carp”?' })).toBeVisible()
    await expect(search.getByRole('link', { name: /^Regina Nilului/ })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  args: { text: 'carp' },
  ...phone,
  parameters: unpictured,
  play: async () => {
    const search = await panel()
    await expect(search.getByRole('option', { selected: true })).toHaveTextContent('Ruleta Carpați')
  },
}

export const IdleOnAPhone: Story = {
  name: 'Pe telefon, la început',
  ...phone,
  parameters: unpictured,
  play: async () => {
    const search = await panel()
    await expect(search.getByRole('combobox')).toHaveValue('')
  },
}
