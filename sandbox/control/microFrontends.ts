import { html } from 'hono/html'
import { microFrontendNames } from '#app/api/contract/microFrontend.ts'
import { microFrontendFaults } from '../microFrontends/spoil.ts'

const options = (names: readonly string[]) => names.map((name) => html`<option>${name}</option>`)

/** The section of the micro-frontends: which of them the site uses, and their faults. */
export const microFrontendPart = () => html`<h2>Micro-frontenduri</h2>
<p id="fe-state"></p>
<form id="fe-fault">
<label>Care
<select name="name">${options(microFrontendNames)}</select>
</label>
<label>Ce se strică
<select name="fault">${options(microFrontendFaults)}</select>
</label>
<button>Strică</button>
<button type="button" id="fe-clear">Repară-le pe toate</button>
</form>
<div class="row">
<form id="fe-login">
<label>Formularul de autentificare
<select name="on"><option value="">al site-ului</option><option value="on">micro-frontend</option></select>
</label>
<button>Schimbă formularul</button>
</form>
<form id="fe-account">
<label>Contul
<select name="embedded">
<option value="true">în cadru, peste site</option>
<option value="&quot;micro-frontend&quot;">micro-frontend, peste site</option>
<option value="false">pe site-ul lui</option>
</select>
</label>
<button>Schimbă contul</button>
</form>
</div>
<p>Site-ul păstrează setările un minut.</p>`
