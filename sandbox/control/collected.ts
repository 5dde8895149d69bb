import { html } from 'hono/html'

const part = (id: string, name: string) => html`<details>
<summary>${name} (<span id="${id}-count">0</span>)</summary>
<pre id="${id}"></pre>
</details>`

/** The section of the collectors: what analytics and error reporting have received. */
export const collectedPart = () => html`<h2>Ce s-a adunat</h2>
${part('collected-analytics', 'Statistici')}
${part('collected-errors', 'Erori')}
<div class="row">
<button type="button" id="collected-reload">Citește din nou</button>
<button type="button" id="collected-clear">Șterge ce s-a adunat</button>
</div>`
