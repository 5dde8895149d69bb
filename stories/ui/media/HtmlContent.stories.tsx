import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HtmlContent } from '#ui/media/HtmlContent'
import { under } from '../../matrix.tsx'

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
  name: 'Titluri, liste, legături',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cum funcționează promoția' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'termenii' })).toBeVisible()
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    html: `<p>${'Jocurile de noroc sunt interzise minorilor și pot crea dependență. '.repeat(12)}</p>`,
  },
}

export const OnPhone: Story = { name: 'Pe telefon', globals: { viewport: { value: 'phone' } } }

/** Everything that the house's prose knows. */
export const Matrix: Story = {
  name: 'Variante',
  decorators: under('Tot ce poate conține un text'),
  args: {
    html: `${meta.args.html}
      <table><thead><tr><th>Nivel</th><th>Rotiri</th></tr></thead>
      <tbody><tr><td>Aramă</td><td>20</td></tr><tr><td>Cupru</td><td>50</td></tr></tbody></table>
      <h4>Detalii</h4><p><em>Valabil</em> o dată pe zi, cu <strong>miză</strong> de cel mult 5 lei.</p>`,
  },
}

const words = 'Jocurile de noroc sunt interzise minorilor și pot crea dependență. '

/** What is wider than the page: each scrolls in its own box, and the page does not. */
export const Wide: Story = {
  name: 'Tabele și cod mai late decât pagina',
  args: {
    html: `<p>${'Donaudampfschifffahrts'.repeat(8)}</p>
      <pre tabindex="0">${'linie_lungă_de_cod '.repeat(12)}</pre>
      <table tabindex="0"><tbody><tr>${'<td>coloană_lată</td>'.repeat(14)}</tr></tbody></table>
      <figure><figcaption>${words}</figcaption></figure>`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    for (const box of canvasElement.querySelectorAll('pre, table'))
      await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
  },
}

/** A long text, with a list of its headings before it. */
export const WithContents: Story = {
  name: 'Cu cuprins',
  args: {
    html: [1, 2, 3, 4]
      .map((n) => `<h2 id="user-content-t${n}">Titlul ${n}</h2><p>${words.repeat(6)}</p>`)
      .join(''),
    contents: [1, 2, 3, 4].map((n) => ({ id: `user-content-t${n}`, title: `Titlul ${n}` })),
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4].map((n) => `#user-content-t${n}`),
    )
    await expect(canvas.getByRole('navigation', { name: 'Cuprins' })).toBeVisible()
  },
}
