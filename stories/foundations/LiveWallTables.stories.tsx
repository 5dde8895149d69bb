import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import wall from './LiveWall.stories.tsx'
import { hasFrames, LiveWall } from './LiveWall.tsx'
import { areWindows, showsBothThemes } from './wallProof.ts'

const meta = {
  ...wall,
  title: 'Perete viu, mese live',
  id: 'fundatii-perete-viu-mese',
  component: LiveWall,
  // The index of Storybook reads no spread tags.
  tags: ['!autodocs', 'frames'],
  args: { title: 'Mesele live, cu fluxul înregistrat', story: 'pagini-rows--tables', height: 3400 },
} satisfies Meta<typeof LiveWall>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mesele live la patru lățimi, în ambele teme',
  play: async ({ canvasElement }) => {
    await areWindows(canvasElement)
    if (!hasFrames) return
    const seen: Record<string, Set<string>> = {}
    await showsBothThemes(canvasElement, (page) => {
      const tables = within(page).getByRole('main')
      expect(within(tables).getAllByText(/^Dealer: /).length).toBeGreaterThan(2)
      // The feed goes on: what the tables say changes.
      const { theme = '' } = page.dataset
      seen[theme] ??= new Set()
      seen[theme].add(tables.textContent ?? '')
      expect(seen[theme].size).toBeGreaterThan(2)
    })
  },
}
