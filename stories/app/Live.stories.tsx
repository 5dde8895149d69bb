import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { FrameMeter } from './FrameMeter.tsx'
import { setFeedRate } from './feedRate.ts'
import { breakHub, pushTable } from './hub.ts'
import { site } from './meta.ts'
import { blur, type Canvas, desktop, inWindow, isWholePage, phone, unpictured } from './page.ts'
import { noticeOf } from './panels.ts'
import { Site } from './Site.tsx'
import type { SiteProps } from './visit.ts'

/** The site with a live feed whose rate follows the control. */
function LiveSite(props: SiteProps) {
  useEffect(() => setFeedRate(props.rate), [props.rate])
  return <Site {...props} />
}

const meta = {
  ...site,
  args: { path: '/cazinou-live', rate: 0 },
  argTypes: { rate: { control: { type: 'range', min: 0, max: 500, step: 1 } } },
  render: (args) => <LiveSite {...args} />,
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

const LIST = '/cazinou-live/toate-jocurile'
const FREE = 'blackjack-vip'
const FULL = 'poker-trei-carti-royal'

const linkOf = (canvasElement: HTMLElement, code: string): HTMLElement => {
  const link = canvasElement.querySelector<HTMLElement>(`main h3 a[href$="/joc/${code}"]`)
  if (!link) throw new Error(`no table leads to ${code}`)
  return link
}

/** Waits for the feed's first data of a table. */
const says = (canvasElement: HTMLElement, code: string, state: RegExp) =>
  waitFor(() => expect(linkOf(canvasElement, code)).toHaveAccessibleName(state))

const buttonOf = (canvas: Canvas, name: RegExp) => canvas.findByRole('button', { name })

export const Lobby: Story = {
  name: 'Lobby-ul live',
  args: { parts: 4 },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, canvasElement }) => {
    await isWholePage(canvas, 'Cazinou live')
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Română: \d+ mese deschise/ })).toBeVisible(),
    )
    await waitFor(() => expect(within(canvasElement).getAllByText(/^Dealer: /).length).toBeGreaterThan(2))
  },
}

export const LobbyOnAPhone: Story = {
  name: 'Lobby-ul live pe telefon',
  args: { parts: 4 },
  ...phone,
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazinou live')
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Română: \d+ mese deschise/ })).toBeVisible(),
    )
  },
}

export const Tables: Story = {
  name: 'Toate mesele',
  tags: ['LIV-05'],
  args: { path: LIST },
  ...desktop,
  parameters: inWindow,
  play: async ({ canvas, canvasElement }) => {
    await isWholePage(canvas, 'Toate mesele live')
    await says(canvasElement, FREE, /Masă deschisă, 2 locuri libere/)
    // The whole list takes the place of the first tiles, with buttons of its own.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Cu loc liber/ })).toBeVisible())
    blur()
  },
}

export const TablesOnAPhone: Story = {
  name: 'Toate mesele pe telefon',
  args: { path: LIST },
  ...phone,
  parameters: inWindow,
  play: async ({ canvas, canvasElement }) => {
    await isWholePage(canvas, 'Toate mesele live')
    await says(canvasElement, FREE, /Masă deschisă, 2 locuri libere/)
    blur()
  },
}

export const WithoutFeed: Story = {
  name: 'Fără flux: ce știe catalogul',
  args: { path: LIST, faults: { '/sandbox/hub': 503 } },
  ...desktop,
  parameters: inWindow,
  play: async ({ canvas, canvasElement }) => {
    await isWholePage(canvas, 'Toate mesele live')
    await expect(linkOf(canvasElement, FREE)).toHaveAccessibleName('Blackjack VIP')
    await waitFor(
      () => expect(canvas.getByText('Nu putem arăta locurile libere la mesele live.')).toBeVisible(),
      { timeout: 10_000 },
    )
    blur()
  },
}

export const Stale: Story = {
  name: 'Fluxul s-a întrerupt',
  tags: ['UXP-13'],
  args: { path: LIST },
  ...desktop,
  // It shows the current time.
  parameters: unpictured,
  play: async ({ canvas, canvasElement }) => {
    await isWholePage(canvas, 'Toate mesele live')
    await says(canvasElement, FREE, /Masă deschisă/)
    breakHub()
    await waitFor(() => expect(canvas.getByText(/^Mesele sunt cele de la \d\d:\d\d\.$/)).toBeVisible())
    await expect(linkOf(canvasElement, FREE)).toHaveAccessibleName(/Masă deschisă/)
    blur()
  },
}

export const Watched: Story = {
  name: 'Un loc s-a eliberat la masa așteptată',
  tags: ['LIV-10'],
  args: { path: LIST },
  ...desktop,
  parameters: inWindow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isWholePage(canvas, 'Toate mesele live')
    // Only tables in view follow the feed.
    linkOf(canvasElement, FULL).scrollIntoView({ block: 'center' })
    await says(canvasElement, FULL, /Masă plină/)
    await userEvent.click(await buttonOf(canvas, /^Anunță-mă când se eliberează un loc la Poker/))
    await expect(await buttonOf(canvas, /^Te anunțăm când se eliberează un loc la Poker/)).toBeVisible()
    pushTable({ ImsGameCode: FULL, SeatsAvailability: { seat1: true, seat2: false }, Version: 2_000_000 })
    await expect(await noticeOf('S-a eliberat un loc.')).toBeVisible()
    blur()
  },
}

export const Filtered: Story = {
  name: 'Mese cu loc liber',
  tags: ['FIL-10'],
  args: { path: LIST },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isWholePage(canvas, 'Toate mesele live')
    await says(canvasElement, FREE, /Masă deschisă/)
    await userEvent.click(await buttonOf(canvas, /^Cu loc liber/))
    await waitFor(() => expect(canvasElement.querySelector(`main a[href$="/joc/${FULL}"]`)).toBeNull())
    await expect(linkOf(canvasElement, FREE)).toBeVisible()
  },
}

export const Fast: Story = {
  name: '500 de schimbări pe secundă',
  tags: ['LIV-07'],
  args: { path: LIST, rate: 500 },
  ...desktop,
  parameters: unpictured,
  decorators: [
    (Story) => (
      <>
        <Story />
        <FrameMeter />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await isWholePage(canvas, 'Toate mesele live')
    await says(canvasElement, FREE, /Masă/)
    const shown = new Set<string>()
    const text = () => linkOf(canvasElement, FREE).closest('article')?.textContent ?? ''
    await waitFor(() => {
      shown.add(text())
      expect(shown.size).toBeGreaterThan(3)
    })
    await waitFor(() => expect(canvas.getByText(/^[1-9]\d* cadre pe secundă/)).toBeVisible())
  },
}
