import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { regular } from './fixtures/players.ts'
import { site } from './meta.ts'
import { type Canvas, desktop, inWindow, phone, unpictured } from './page.ts'
import { goBack, noticeOf, panelOpen } from './panels.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/turnee', chat: 'open' },
  parameters: { ...site.parameters, ...inWindow },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

type Press = { click: (element: Element) => Promise<void> }

const toggleOf = (canvas: Canvas) => canvas.findByRole('button', { name: 'Asistent' })
const windowOf = (canvas: Canvas) => canvas.findByRole('region', { name: 'Asistent' })

async function openChat(canvas: Canvas, userEvent: Press) {
  await userEvent.click(await toggleOf(canvas))
  const chat = await windowOf(canvas)
  await waitFor(() => expect(within(chat).getByTitle('Conversația cu asistentul')).toBeVisible())
  return chat
}

export const Default: Story = {
  name: 'Butonul din submeniu deschide fereastra',
  tags: ['CHT-01', 'MNU-07'],
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await openChat(canvas, userEvent)
    await expect(await toggleOf(canvas)).toHaveAttribute('aria-pressed', 'true')
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon, deschis din meniu',
  tags: ['CHT-01'],
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Meniu' }))
    const menu = within(await panelOpen('MenuSheet', 'Meniu'))
    await userEvent.click(menu.getByRole('button', { name: 'Asistent' }))
    const chat = await windowOf(canvas)
    await waitFor(() => expect(within(chat).getByTitle('Conversația cu asistentul')).toBeVisible())
    await expect(chat.getBoundingClientRect().bottom).toBe(innerHeight - 56)
  },
}

export const Loading: Story = {
  name: 'O apăsare cât se încarcă renunță',
  tags: ['proof', 'CHT-01'],
  args: { chat: 'silent' },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await toggleOf(canvas))
    const chat = within(await windowOf(canvas))
    await expect(await chat.findByRole('status')).toHaveTextContent('Asistentul se încarcă')
    await expect(await toggleOf(canvas)).toHaveAttribute('aria-busy', 'true')
  },
}

export const Cancelled: Story = {
  name: 'Renunțarea păstrează pagina și focusul',
  tags: ['proof', 'CHT-01'],
  args: Loading.args,
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await toggleOf(canvas))
    await userEvent.click(await within(await windowOf(canvas)).findByRole('button', { name: 'Renunță' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Asistent' })).not.toBeInTheDocument())
    await waitFor(async () => expect(await toggleOf(canvas)).toHaveFocus())
  },
}

export const Blocked: Story = {
  name: 'Scriptul chatului este blocat',
  tags: ['CHT-01'],
  args: { chat: 'missing' },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await toggleOf(canvas))
    await expect(await noticeOf('Asistentul nu s-a deschis.')).toBeVisible()
    await expect(await toggleOf(canvas)).toHaveAttribute('aria-pressed', 'false')
  },
}

export const Unknown: Story = {
  name: 'Fără cheie se vorbește ca vizitator',
  tags: ['CHT-02'],
  args: { player: { ...regular, chatToken: { errorCode: 17 } } },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Depune' })
    await openChat(canvas, userEvent)
    await expect(
      await noticeOf('Asistentul nu te recunoaște acum. Îți răspunde ca unui vizitator.'),
    ).toBeVisible()
  },
}

export const Back: Story = {
  name: 'Înapoi închide fereastra și păstrează pagina',
  tags: ['proof', 'CHT-01'],
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await openChat(canvas, userEvent)
    goBack()
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Asistent' })).not.toBeInTheDocument())
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Turnee' })).toBeVisible()
  },
}
