import { html } from 'hono/html'
import { PageType } from '#app/api/contract/cms.ts'
import type { RecordKind } from '#app/api/contract/cmsMessages.ts'
import { pathOfRecord } from '#app/domain/pageRecord.ts'
import { withPreview } from '#app/domain/preview.ts'
import { page } from '../html.ts'
import { widgetTypes } from './browser/records.ts'

/** Slugs of the drafts that can be edited. */
type Names = { pages: readonly string[]; promotions: readonly string[] }

type Group = {
  kind: RecordKind
  /** The calls that read and save the records. */
  path: string
  names: readonly string[]
  /** The record that is not saved yet: its first slug, and its name in the list. */
  blank?: { slug: string; text: string }
}

/** A record that has a page; the last one may be new. */
function option({ kind, path }: Group, name: string, text?: string) {
  const address = pathOfRecord({ kind, name })
  if (!address) return ''
  const own = text === undefined ? '' : html` data-new`
  return html`<option value="${path}/${name}" data-kind="${kind}" data-name="${name}" data-page="${withPreview(address, true)}"${own}>${text ?? name}</option>`
}

const group = (label: string, records: Group) =>
  html`<optgroup label="${label}">${records.names.map((name) => option(records, name))}${
    records.blank ? option(records, records.blank.slug, records.blank.text) : ''
  }</optgroup>`

const newPage = { slug: 'pagina-noua', text: 'Pagină nouă' }
const newPromotion = { slug: 'promotie-noua', text: 'Promoție nouă' }

/** A form for drafts beside preview, which shows what is typed before it is saved. */
export function editorPage(base: string, { pages, promotions }: Names) {
  const head = html`<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/editor/assets/editor.css">
<script type="module" src="${base}/editor/assets/editor.ts"></script>`
  const body = html`<div class="desk" id="editor" data-base="${base}">
<form id="form">
<label>Pagina
<select id="record">
${group('Machete', { kind: 'layout', path: 'layouts', names: PageType.options })}
${group('Pagini', { kind: 'page', path: 'pages', names: pages, blank: newPage })}
${group('Promoții', { kind: 'promotion', path: 'promotions', names: promotions, blank: newPromotion })}
</select></label>
<fieldset id="own"><legend>Câmpurile paginii</legend></fieldset>
<h2 id="modules">Module</h2>
<ol id="widgets" aria-labelledby="modules"></ol>
<div class="row" id="place">
<label>Modul nou
<select id="type">${widgetTypes.map((type) => html`<option>${type}</option>`)}</select></label>
<button type="button" id="add">Adaugă după cel ales</button>
<button type="button" id="raise">Mută mai sus</button>
<button type="button" id="remove">Scoate modulul</button>
</div>
<fieldset id="chosen"><legend>Câmpurile modulului</legend></fieldset>
<div class="row">
<button>Salvează ciorna</button>
<button type="button" id="discard">Renunță la modificări</button>
</div>
<p id="said" role="status"></p>
<h2 id="problems-title">Probleme</h2>
<ul id="problems" aria-labelledby="problems-title"></ul>
<p><a href="${base}">Camera de control</a></p>
</form>
<iframe id="page" title="Previzualizarea paginii"></iframe>
</div>`
  return page('Sandbox: redactorul', body, head)
}
