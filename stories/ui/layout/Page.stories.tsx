import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from '#ui/feedback/Skeleton'
import { Page, PageCell } from '#ui/layout/Page'

const meta = {
  component: Page,
  parameters: { frame: 'bare' },
  args: {
    children: (
      <>
        <PageCell span="main">
          <Skeleton style={{ blockSize: 240 }} />
        </PageCell>
        <PageCell span="aside">
          <Skeleton style={{ blockSize: 240 }} />
        </PageCell>
        <PageCell>
          <Skeleton style={{ blockSize: 180 }} />
        </PageCell>
      </>
    ),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const tops = (main: HTMLElement) =>
  [...main.querySelectorAll('[data-span]')].map((cell) => cell.getBoundingClientRect().top)

export const Default: Story = {
  play: async ({ canvas }) => {
    const [main, aside, full] = tops(canvas.getByRole('main'))
    await expect(aside).toBe(main)
    await expect(full).toBeGreaterThan(main ?? 0)
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [main, aside] = tops(canvas.getByRole('main'))
    await expect(aside).toBeGreaterThan(main ?? 0)
  },
}

export const Matrix: Story = { ...Default, globals: { viewport: { value: 'desktop' } } }
