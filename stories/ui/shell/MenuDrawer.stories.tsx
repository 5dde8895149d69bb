import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { MenuDrawer } from '#ui/shell/MenuDrawer'
import { QuietMode } from '#ui/shell/QuietMode'
import { ThemeRow } from '#ui/shell/ThemeSwitch'
import { fits, under } from '../../matrix.tsx'
import { compliance, subMenuEntries } from './entries.ts'
import { showStates } from './showStates.ts'

const meta = {
  component: MenuDrawer,
  globals: { viewport: { value: 'phone' } },
  args: {
    lobbies: [
      { id: 'casino', label: 'Cazino', href: '/', icon: 'cards', current: true },
      { id: 'live', label: 'Live', href: '/cazinou-live', icon: 'broadcast' },
    ],
    items: subMenuEntries,
    personal: (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
        <Button href="/inregistrare">Înregistrare</Button>
        <Button tone="primary" href="/intra">
          Intră în cont
        </Button>
      </div>
    ),
    onSafePlay: fn(),
    controls: (
      <>
        <QuietMode checked={false} onCheckedChange={fn()} />
        <ThemeRow theme="dark" onThemeChange={fn()} />
      </>
    ),
    apps: [
      { label: 'Android', href: 'https://magazin.arama.test/android' },
      { label: 'iPhone', href: 'https://magazin.arama.test/iphone' },
    ],
    legal: compliance.links.map(({ label, url }) => ({ label, href: url })),
    onFollow: fn(),
  },
} satisfies Meta<typeof MenuDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Meniul, pe telefon',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Cazino' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Cazino' })).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFollow).toHaveBeenCalledOnce()
    const landmarks = canvas.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))
    await expect(landmarks).toEqual(['Lobby', 'Secțiuni', 'Informații legale'])
  },
}

export const SafePlay: Story = {
  name: 'Joc responsabil, din două apăsări',
  tags: ['proof', 'CPL-03'],
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Joc responsabil' }))
    await expect(args.onSafePlay).toHaveBeenCalledOnce()
  },
}

/** As narrow as it stands on tablets. */
export const OnTablet: Story = {
  name: 'Pe tabletă',
  globals: { viewport: { value: 'tablet' } },
  decorators: (Story) => (
    <div style={{ inlineSize: 300, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
}

export const Least: Story = {
  name: 'Cu cele mai puține intrări',
  args: { personal: undefined, controls: undefined, apps: undefined, legal: undefined },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    items: subMenuEntries.map((entry) => ({ ...entry, label: `${entry.label} și tot ce ține de ele` })),
    apps: [{ label: 'Aplicația pentru telefoane Android', href: 'https://magazin.arama.test/android' }],
  },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  decorators: under('Intrări sub cursor și cu focus'),
  play: async ({ canvasElement }) => {
    showStates(canvasElement, { hover: [1, 5, 12], focus: [2, 6, 10] })
  },
}
