import { html } from 'hono/html'
import type { Person } from '../players/people.ts'

const buttons = [
  ['expire', 'Încheie sesiunile'],
  ['balance', '+100 lei'],
  ['bonuses', 'Dă un bonus'],
  ['messages', 'Câte un mesaj'],
  ['reset', 'La început'],
]

const row = ({ username, password, description }: Person) => html`<tr>
<th scope="row">${username}</th><td><code>${password}</code></td><td>${description}</td>
<td class="actions">${buttons.map(
  ([action, label]) =>
    html`<button type="button" data-player-action="${action}" data-person="${username}" aria-label="${label}: ${username}">${label}</button>`,
)}</td>
</tr>`

/** The people of the sandbox with their initial passwords and the actions for them. */
export const peoplePart = (people: readonly Person[]) => html`<h2>Oameni</h2>
<p>Cu ei poți intra în cont. Parola este cea de la început: cine și-a schimbat-o o are pe cea nouă.</p>
<div class="wide" tabindex="0" role="region" aria-label="Oameni"><table>
<thead><tr><th scope="col">Nume</th><th scope="col">Parolă</th><th scope="col">Cine este</th><th scope="col">Ce poți face</th></tr></thead>
<tbody>${people.map(row)}</tbody>
</table></div>`
