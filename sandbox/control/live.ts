import { html } from 'hono/html'
import type { HubActionName } from '../hub/hubActions.ts'

const hubButtons: Record<HubActionName, string> = {
  drop: 'Rupe legăturile',
  hang: 'Amuțește',
  resume: 'Vorbește din nou',
  restart: 'Repornește',
  flap: 'Primește și trimite înapoi',
  close: 'Închide definitiv',
  init: 'Trimite toate mesele',
  'init-twice': 'Trimite-le de două ori',
  unknown: 'Trimite ce nu se cunoaște',
  oversized: 'Trimite un mesaj de 1 MB',
  'update-before-init': 'Întâi o schimbare, apoi mesele',
  garbage: 'Trimite tot felul de gunoi',
}

const tableButtons = [
  ['open', 'Deschide'],
  ['close', 'Închide'],
  ['fill', 'Ocupă locurile'],
  ['free', 'Eliberează locurile'],
]

/** The section of the live tables: connections, updates and their rate, and faults. */
export const livePart = () => html`<h2>Mese live</h2>
<p id="live-state"></p>
<form id="live-table">
<label>Masa
<input name="code" list="live-codes" required maxlength="80" size="30">
</label>
<datalist id="live-codes"></datalist>
${tableButtons.map(([action, label]) => html`<button name="command" value="${action}">${label}</button>`)}
</form>
<div class="row">
<form id="live-rate">
<label>Schimbări pe secundă
<input name="rate" type="number" min="0" max="2000" required value="2">
</label>
<button>Schimbă ritmul</button>
</form>
<form id="live-mixed">
<label>Gunoi printre schimbări, în procente
<input name="share" type="number" min="0" max="90" required value="0">
</label>
<button>Amestecă</button>
</form>
</div>
<form id="live-hub">
<label>După aceea nu primi pe nimeni (milisecunde)
<input name="refuse" type="number" min="0" max="600000">
</label>
${Object.entries(hubButtons).map(([action, label]) => html`<button name="command" value="${action}">${label}</button>`)}
</form>`
