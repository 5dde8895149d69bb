import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PreviewBar } from '#ui/shell/PreviewBar'
import { ThemeSwitch } from '#ui/shell/ThemeSwitch'
import { under } from '../../matrix.tsx'
import { showStates } from './showStates.ts'

const meta = {
  component: PreviewBar,
  parameters: { frame: 'bare' },
  args: {
    page: 'Promoții',
    problems: 3,
    problemsHref: '#probleme',
    outlines: true,
    onOutlines: fn(),
    exitHref: '/promotii?ordine=name',
    children: <ThemeSwitch theme="dark" onThemeChange={() => {}} />,
  },
} satisfies Meta<typeof PreviewBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'O ciornă cu probleme',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Previzualizare' }).offsetHeight).toBe(96)
    await expect(canvas.getByText('Ciornă')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '3 probleme' })).toHaveAttribute('href', '#probleme')
    const exit = canvas.getByRole('link', { name: 'Ieși din previzualizare' })
    await expect(exit).toHaveAttribute('href', '/promotii?ordine=name')
    await userEvent.click(canvas.getByRole('button', { name: 'Contururi', pressed: true }))
    await expect(args.onOutlines).toHaveBeenCalledWith(false)
  },
}

export const NoProblems: Story = {
  name: 'Fără probleme',
  args: { problems: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nicio problemă')).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

/** A page that does not exist: nothing is said about its problems. */
export const NoPage: Story = {
  name: 'Pagina nu există',
  args: { page: undefined, problems: undefined, outlines: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/problem/)).toBeNull()
  },
}

/** What an editor must know first stays in sight on a phone. */
export const Notice: Story = {
  name: 'Cu o notă',
  globals: { viewport: { value: 'phone' } },
  args: { notice: <span>Numai citire, până la 5 dec. 2026</span> },
  play: async ({ canvas }) => {
    const notice = canvas.getByText(/^Numai citire/).getBoundingClientRect()
    await expect(notice.right).toBeLessThan(canvas.getByRole('region').getBoundingClientRect().right)
  },
}

export const OnPhone: Story = { name: 'Pe telefon', globals: { viewport: { value: 'phone' } } }

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: { page: 'Premii de sezon la jocurile din Țara de Sus, din Bărăgan și de pe toată Valea Dunării' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ieși din previzualizare' })).toBeVisible()
  },
}

export const Matrix: Story = {
  name: 'Variante',
  decorators: under('Butoane sub cursor și cu focus'),
  render: (args) => <PreviewBar {...args} />,
  play: async ({ canvasElement }) => {
    showStates(canvasElement, { hover: [1], focus: [0, 3] })
  },
}
