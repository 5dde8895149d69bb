import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadingLine } from '#ui/shell/LoadingLine'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: LoadingLine,
  parameters: { frame: 'screen' },
} satisfies Meta<typeof LoadingLine>

export default meta
type Story = StoryObj<typeof meta>

/** Along the upper edge of the window, over everything but a consent; it takes no room and no press. */
export const Default: Story = {
  name: 'Se încarcă pagina',
  play: async ({ canvas }) => {
    const line = canvas.getByRole('status')
    const { top, width, height } = line.getBoundingClientRect()
    await expect(top).toBe(0)
    // The gutter of the scroll bar is not the page's.
    await expect(width).toBeGreaterThan(window.innerWidth - 30)
    await expect(height).toBeLessThanOrEqual(4)
    await expect(line.textContent).toBe('')
    await expect(document.elementFromPoint(width / 2, 1)).not.toBe(line)
  },
}

/** Looks the same: what is said is for screen readers. */
export const Long: Story = {
  name: 'Cu alt text pentru cititorul de ecran',
  args: { text: 'Pagina se încarcă' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Pagina se încarcă')
  },
}

/** Each in a window of its own. */
export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <Examples words={['Fără text', 'Cu text pentru cititorul de ecran']} style={{ display: 'grid', gap: 20 }}>
      {[undefined, 'Pagina se încarcă'].map((text) => (
        <div key={text ?? ''} style={{ minBlockSize: 40, transform: 'translate(0)' }}>
          <LoadingLine text={text} />
        </div>
      ))}
    </Examples>
  ),
}
