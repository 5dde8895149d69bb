import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { newcomer } from './fixtures/players.ts'
import { site } from './meta.ts'
import { type Canvas, desktop, inWindow, isWholePage, phone, unpictured } from './page.ts'
import { closeNotices, panelGone, panelOpen } from './panels.ts'
import { playerShown } from './people.ts'
import type { Site } from './Site.tsx'

const five = ['diamant-40', 'regina-nilului', 'arcul-de-foc', 'comoara-dunarii', 'lupul-argintiu']

const lists = [
  { id: 'a1', name: 'Seara', codes: five },
  { id: 'a2', name: 'Cele pe care le joc doar când plouă afară', codes: ['livada-de-aur'] },
  { id: 'a3', name: 'De încercat', codes: [] },
].map((list) => ({ ...list, name: list.name.slice(0, 40).trim() }))

/** What a guest has on this device. */
const keep = (guest: object) => () => {
  localStorage.setItem('arama.lists', JSON.stringify([{ owner: 'guest', lists: guest }]))
  return () => localStorage.removeItem('arama.lists')
}

const keepLists = keep({ lists, picked: { codes: ['regina-nilului', 'racheta-rosie'] } })

const meta = {
  ...site,
  args: { path: '/liste' },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

const grips = (canvas: Canvas) => canvas.findAllByRole('button', { name: /^Mută / })

async function arrange(canvas: Canvas, click: (element: Element) => Promise<void>) {
  await click(await canvas.findByRole('button', { name: 'Aranjează' }))
  return grips(canvas)
}

export const Default: Story = {
  beforeEach: keepLists,
  ...desktop,
  name: 'Listele unui vizitator',
  tags: ['FAV-07'],
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Listele mele')
    await expect(await canvas.findByRole('link', { name: /^Seara/ })).toHaveTextContent('5 jocuri')
    await expect(canvas.getByRole('link', { name: /^Alese/ })).toHaveTextContent('2 jocuri')
    await expect(canvas.getByText('Listele rămân pe acest dispozitiv.')).toBeVisible()
  },
}

export const OnAPhone: Story = { ...Default, ...phone, name: 'Listele unui vizitator, pe telefon' }

export const None: Story = {
  ...phone,
  name: 'Nicio listă făcută',
  beforeEach: keep({ lists: [] }),
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Listele mele')
    await expect(await canvas.findByText('Nu ai făcut încă nicio listă.')).toBeVisible()
  },
}

export const One: Story = {
  beforeEach: keepLists,
  ...desktop,
  name: 'O listă',
  args: { path: '/liste?lista=a1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Seara' })
    await expect(await canvas.findByRole('link', { name: /^Lupul Argintiu/ })).toBeVisible()
    await expect(await canvas.findByText('5 jocuri')).toBeVisible()
  },
}

export const Empty: Story = {
  beforeEach: keepLists,
  ...phone,
  name: 'O listă goală',
  args: { path: '/liste?lista=a3' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'De încercat' })
    await expect(await canvas.findByText('Lista este goală.')).toBeVisible()
  },
}

export const Gone: Story = {
  ...phone,
  name: 'O listă care nu este pe acest dispozitiv',
  args: { path: '/liste?lista=alta' },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lista aceasta nu este pe acest dispozitiv.')).toBeVisible()
  },
}

export const Arranging: Story = {
  beforeEach: keepLists,
  ...desktop,
  name: 'Jocurile se mută; unul este luat',
  tags: ['FAV-06'],
  args: { path: '/liste?lista=a1' },
  parameters: inWindow,
  play: async ({ canvas, userEvent }) => {
    const [, second] = await arrange(canvas, userEvent.click)
    await userEvent.click(second as HTMLElement)
    await waitFor(async () => expect((await grips(canvas))[1]).toHaveAttribute('aria-pressed', 'true'))
  },
}

export const ArrangingOnAPhone: Story = { ...Arranging, ...phone, name: 'Jocurile se mută, pe telefon' }

export const Renamed: Story = {
  beforeEach: keepLists,
  ...desktop,
  name: 'Un nume luat deja, apoi altul',
  tags: ['FAV-07'],
  args: { path: '/liste?lista=a1' },
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Redenumește' })
    await userEvent.click(opener)
    const dialog = within(await panelOpen('ListNameDialog', 'Redenumește'))
    const field = dialog.getByRole('textbox', { name: 'Numele listei' })
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Păstrează' }))
    for (const [name, error] of [
      ['de incercat', /^Ai deja o listă cu acest nume/],
      [' ', /^Scrie un nume/],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, name)
      await send()
      await expect(field).toHaveAccessibleDescription(error)
    }
    await userEvent.clear(field)
    await userEvent.type(field, 'Dimineața')
    await send()
    await panelGone(() => opener)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dimineața' })).toBeVisible()
  },
}

export const AddTo: Story = {
  beforeEach: keepLists,
  ...desktop,
  name: 'Un joc intră într-o listă',
  tags: ['FAV-07'],
  args: { path: '/joc/diamant-40' },
  parameters: inWindow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adaugă în listă' }))
    const dialog = within(await panelOpen('ListsPanel', 'Adaugă în listă'))
    await expect(dialog.getByRole('checkbox', { name: 'Seara' })).toBeChecked()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'De încercat' }))
    await expect(dialog.getByRole('checkbox', { name: 'De încercat' })).toBeChecked()
  },
}

export const Offered: Story = {
  beforeEach: keepLists,
  ...desktop,
  name: 'După conectare: ce fusese ales înainte',
  tags: ['FAV-08'],
  args: { player: newcomer },
  parameters: inWindow,
  play: async ({ canvas }) => {
    await playerShown(canvas, newcomer)
    // The notice offers the same.
    await closeNotices(1)
    await expect(canvas.getByText('Ai 7 jocuri alese înainte de conectare')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Adaugă la ale mele' })).toBeVisible()
  },
}
