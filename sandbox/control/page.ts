import { html } from 'hono/html'
import { PageType } from '#app/api/contract/cms.ts'
import { faultModes } from '../faultAnswers.ts'
import { faultMethods } from '../faults.ts'
import { page } from '../html.ts'
import type { Person } from '../players/people.ts'
import { collectedPart } from './collected.ts'
import { livePart } from './live.ts'
import { microFrontendPart } from './microFrontends.ts'
import { peoplePart } from './people.ts'

/** Editable drafts, by their part of the address. */
export type Drafts = { pages: readonly string[]; promotions: readonly string[] }

const buttons = [
  ['first-last', 'Mută prima secțiune la sfârșit'],
  ['html', 'Adaugă un widget HTML'],
  ['unknown', 'Adaugă un widget necunoscut'],
  ['wrong', 'Adaugă un câmp greșit'],
]

function faultPart(base: string, addresses: readonly string[]) {
  return html`<h2>Defecte</h2>
<p id="none">Nu este pus niciun defect.</p>
<ul id="faults"></ul>
<form id="fault">
<label>Calea, cu * la sfârșit pentru orice rest
<input name="path" list="paths" required pattern="/.*" maxlength="300" size="36" value="/casino/*">
</label>
<datalist id="paths">${addresses.map((address) => html`<option value="/${address.split('?')[0]}">`)}</datalist>
<label>Ce se strică
<select name="mode">${faultModes.map((mode) => html`<option>${mode}</option>`)}</select>
</label>
<label>Metoda
<select name="method"><option value="">oricare</option>${faultMethods.map((method) => html`<option>${method}</option>`)}</select>
</label>
<label>De câte ori (gol: mereu)
<input name="times" type="number" min="1" max="999">
</label>
<button>Adaugă defectul</button>
<button type="button" id="clear">Șterge toate defectele</button>
</form>
<p>Merge și prin valoare: orice segment terminat în <code>error-503</code>, <code>bad-json</code> sau
<code>slow-20s</code>, de pildă <a href="${base}/casino/games/diamant-40-error-503">un joc</a>.</p>`
}

const group = (label: string, kind: string, names: readonly string[]) =>
  html`<optgroup label="${label}">${names.map((name) => html`<option value="${kind}/${name}">${name}</option>`)}</optgroup>`

function draftPart(base: string, { pages, promotions }: Drafts) {
  return html`<h2>Ciorne</h2>
<p>Ce se salvează aici se vede numai în <a href="/preview">previzualizare</a>. Ca formular, alături de pagină:
<a href="${base}/editor">redactorul</a>.</p>
<div class="row"><label>Ciorna
<select id="draft">
${group('Machete', 'layouts', PageType.options)}
${group('Pagini', 'pages', pages)}
${group('Promoții', 'promotions', promotions)}
</select></label>
<button type="button" id="reload">Citește din nou</button></div>
<label>JSON
<textarea id="json" spellcheck="false"></textarea></label>
<div class="row">
${buttons.map(([name, label]) => html`<button type="button" data-edit="${name}">${label}</button>`)}
<button type="button" id="save">Salvează ciorna</button>
</div>`
}

/** The control room: people, faults, drafts, reset and the addresses of the services. */
export function controlRoom(
  base: string,
  addresses: readonly string[],
  drafts: Drafts,
  people: readonly Person[],
) {
  const head = html`<link rel="stylesheet" href="${base}/control/assets/room.css">
<script type="module" src="${base}/control/assets/room.ts"></script>`
  const body = html`<div id="room" data-base="${base}">
<p>Serviciile din jurul site-ului, pe un singur calculator. <a href="/">Înapoi la Aramă</a></p>
${peoplePart(people)}
${livePart()}
<h2>Anunțuri</h2>
<p>Mesajele site-ului pentru toți vizitatorii; se citesc o dată pe vizită.</p>
<div class="row"><button type="button" data-web-messages="POST">Publică un anunț</button>
<button type="button" data-web-messages="DELETE">Retrage anunțurile</button></div>
${collectedPart()}
${microFrontendPart()}
${faultPart(base, addresses)}
${draftPart(base, drafts)}
<h2>De la capăt</h2>
<p>Pune conținutul, oamenii și mesele la loc, șterge defectele și numărătoarea apelurilor.</p>
<p><button type="button" id="reset">Readu totul la început</button></p>
<p id="said" role="status"></p>
<h2>Adrese</h2>
<ul class="addresses">${addresses.map((address) => html`<li><a href="${base}/${address}"><code>/${address}</code></a></li>`)}</ul>
</div>`
  return page('Sandbox: camera de control', body, head)
}
