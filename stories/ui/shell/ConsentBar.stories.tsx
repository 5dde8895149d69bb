import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ConsentBar } from '#ui/shell/ConsentBar'
import { fits, under } from '../../matrix.tsx'

const meta = {
  component: ConsentBar,
  args: { onRefuse: fn(), onChoose: fn(), onAccept: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 440 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ConsentBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Trei răspunsuri la fel de mari',
  tags: ['ANA-03'],
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Putem măsura cum folosești site-ul?' })
    await expect(bar).toBeVisible()
    await expect(bar).not.toContainElement(document.activeElement as HTMLElement)
    const answers = canvas.getAllByRole('button')
    await expect(answers.map(({ textContent }) => textContent)).toEqual(['Refuz', 'Alege', 'Accept'])
    await expect(new Set(answers.map(({ offsetWidth }) => offsetWidth)).size).toBe(1)
    await expect(new Set(answers.map((button) => getComputedStyle(button).backgroundColor)).size).toBe(1)
    for (const answer of answers) {
      await userEvent.tab()
      await expect(answer).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    }
    for (const called of [args.onRefuse, args.onChoose, args.onAccept])
      await expect(called).toHaveBeenCalledOnce()
  },
}

export const OnPhone: Story = {
  name: 'Pe telefon',
  globals: { viewport: { value: 'phone' } },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  decorators: under('Un răspuns sub cursor, unul cu focus'),
  play: async ({ canvas }) => {
    const [hovered, focused] = canvas.getAllByRole('button')
    hovered?.classList.add('show-hover')
    focused?.classList.add('show-focus')
  },
}
