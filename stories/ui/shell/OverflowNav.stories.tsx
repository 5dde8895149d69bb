import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { OverflowNav } from '#ui/shell/OverflowNav'
import { under } from '../../matrix.tsx'
import { headerLinks } from './entries.ts'
import { showStates } from './showStates.ts'

const meta = {
  component: OverflowNav,
  args: { label: 'Principal', items: headerLinks },
} satisfies Meta<typeof OverflowNav>

export default meta
type Story = StoryObj<typeof meta>

const narrow = (inlineSize: number | string): { decorators: Decorator } => ({
  decorators: (Story) => (
    <div style={{ inlineSize, maxInlineSize: '100%', minBlockSize: 220 }}>
      <Story />
    </div>
  ),
})

export const Default: Story = {
  name: 'Toate legăturile au loc',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(headerLinks.length)
    await expect(canvas.queryByRole('button', { name: 'Mai mult' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Cazino' })).toHaveAttribute('aria-current', 'page')
  },
}

export const New: Story = {
  name: 'O legătură nouă',
  tags: ['MNU-04'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sport Nou' })).toBeVisible()
  },
}

export const Narrow: Story = {
  name: 'Ce nu are loc intră în „Mai multe”',
  tags: ['MNU-04'],
  ...narrow(400),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Mai mult', expanded: false })
    await expect(canvas.queryByRole('link', { name: 'Ajutor' })).not.toBeInTheDocument()
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Ajutor' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(headerLinks.length)
  },
}

export const Closing: Story = {
  name: 'Escape închide, focusul rămâne pe buton',
  tags: ['proof'],
  ...narrow(400),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Mai mult' })
    await userEvent.click(more)
    await userEvent.tab()
    await expect(more).not.toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(more).toHaveFocus()
    await expect(more).toHaveAttribute('aria-expanded', 'false')
  },
}

export const CurrentInside: Story = {
  ...narrow(400),
  name: 'Pagina deschisă este înăuntru',
  args: { items: headerLinks.map((item) => ({ ...item, current: item.id === 'help' })) },
}

export const OnlyTheButton: Story = { ...narrow('7rem'), name: 'Loc numai pentru buton' }

export const Resized: Story = {
  name: 'Linia urmează lățimea în ambele sensuri',
  tags: ['proof', 'MNU-04'],
  ...narrow(700),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('navigation').parentElement
    if (!box) throw new Error('The navigation stands in nothing.')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    box.style.inlineSize = '300px'
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mai mult' })).toBeVisible())
    const { right } = canvas.getByRole('button').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(box.getBoundingClientRect().right)
    box.style.inlineSize = '700px'
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument())
  },
}

export const Leaving: Story = {
  name: 'Se închide când focusul pleacă',
  tags: ['proof'],
  ...narrow(400),
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Mai mult' })
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab({ shift: true })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(more).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Escape}')
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await expect(more).toHaveFocus()
  },
}

export const Matrix: Story = {
  name: 'Variante',
  decorators: [narrow(400).decorators, under('„Mai mult” deschis, legături sub cursor și cu focus')],
  play: async ({ canvas, canvasElement, userEvent }) => {
    showStates(canvasElement, { hover: [1], focus: [2] })
    await userEvent.click(await canvas.findByRole('button', { name: 'Mai mult' }))
  },
}
