import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { rowTitles } from '../app/rows.ts'
import { hasFrames, LiveWall } from './LiveWall.tsx'
import { areWindows, showsBothThemes } from './wallProof.ts'

const meta = {
  title: 'Perete viu',
  id: 'fundatii-perete-viu',
  component: LiveWall,
  tags: ['!autodocs', 'frames'],
  args: { title: 'Cele șase așezări', story: 'pagini-rows--layouts', height: 2500 },
  // The stories in the frames have tests of their own.
  parameters: { visual: { disable: true }, a11y: { options: { iframes: false } } },
  render: (args, { globals }) => <LiveWall {...args} toolbar={globals} />,
} satisfies Meta<typeof LiveWall>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Cele șase așezări la patru lățimi, în ambele teme',
  play: async ({ canvasElement }) => {
    await areWindows(canvasElement)
    if (!hasFrames) return
    await showsBothThemes(canvasElement, (page) => {
      const headings = within(page).getAllByRole('heading', { level: 2 })
      const titles = headings.map(({ textContent }) => textContent ?? '')
      for (const title of rowTitles) expect(titles.some((words) => words.startsWith(title))).toBe(true)
    })
  },
}
