import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HtmlContent } from '#ui/media/HtmlContent'

const meta = {
  component: HtmlContent,
  args: {
    html: `<h2>Cum funcționează promoția</h2>
      <p>Depune cel puțin <strong>50 de lei</strong> și primești rotiri gratuite. Citește <a href="/pagini/termeni">termenii</a>.</p>
      <ul><li>valabil până duminică</li><li>o singură dată de jucător</li></ul>
      <h3>Ce urmează</h3>
      <ol><li>intri în cont</li><li>alegi promoția</li></ol>`,
  },
} satisfies Meta<typeof HtmlContent>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cum funcționează promoția' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'termenii' })).toBeVisible()
  },
}

export const LongestText: Story = {
  args: {
    html: `<p>${'Jocurile de noroc sunt interzise minorilor și pot crea dependență. '.repeat(12)}</p>`,
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Everything that the house's prose knows. */
export const Matrix: Story = {
  args: {
    html: `${meta.args.html}
      <table><thead><tr><th>Nivel</th><th>Rotiri</th></tr></thead>
      <tbody><tr><td>Aramă</td><td>20</td></tr><tr><td>Cupru</td><td>50</td></tr></tbody></table>
      <h4>Detalii</h4><p><em>Valabil</em> o dată pe zi, cu <strong>miză</strong> de cel mult 5 lei.</p>`,
  },
}
