import { html } from 'hono/html'
import { PageType } from '#app/api/contract/cms.ts'
import type { RecordKind } from '#app/api/contract/cmsMessages.ts'
import { pathOfRecord } from '#app/domain/pageRecord.ts'
import { withPreview } from '#app/domain/preview.ts'
import { page } from '../html.ts'
import { widgetTypes } from './browser/records.ts'

/** Slugs of the drafts that can be edited. */
type Names = { pages: readonly string[]; promotions: readonly string[] }

/** The records of a kind that have a page; `path` is that of the calls that read and save them. */
const group = (label: string, kind: RecordKind, path: string, names: readonly string[]) =>
  html`<optgroup label="${label}">${names.map((name) => {
    const address = pathOfRecord({ kind, name })
    return address
      ? html`<option value="${path}/${name}" data-kind="${kind}" data-name="${name}" data-page="${withPreview(address, true)}">${name}</option>`
      : ''
  })}</optgroup>`

/** A form for drafts beside preview, which shows what is typed before it is saved. */
export function editorPage(base: string, { pages, promotions }: Names) {
  const head = html`<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/editor/assets/editor.css">
<script type="module" src="${base}/editor/assets/editor.ts"></script>`
  const body = html`<div class="desk" id="editor" data-base="${base}">
<form id="form">
<label>Pagina
<select id="record">
${group('Machete', 'layout', 'layouts', PageType.options)}
${group('Pagini', 'page', 'pages', pages)}
${group('Promoții', 'promotion', 'promotions', promotions)}
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
