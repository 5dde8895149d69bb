import { html } from 'hono/html'
import { globalSettings } from '../fixtures/settings.ts'
import { page } from '../html.ts'
import { casinoAmount } from '../players/money.ts'
import type { PlayerState } from '../players/state.ts'

/** Addresses of a page and its links, all absolute paths. */
export type Place = {
  /** Path prefix of the sandbox. */
  base: string
  /** The current page, with its query. */
  here: string
  back: string
  dashboard: string
  deposit: string
}

type Markup = ReturnType<typeof html>

/** An amount as people read it: „1.234,50 lei”. */
export const lei = (amount: number): string =>
  `${new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)} lei`

function shell(base: string, title: string, body: Markup): Markup {
  // Without a link browsers would request a favicon.
  const head = html`<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/account/assets/account.css">
<script type="module" src="${base}/account/assets/site.ts"></script>`
  return page(title, body, head)
}

const backLink = (back: string) => html`<p id="back"><a href="${back}">Înapoi la Aramă</a></p>`

/** A placeholder page. */
export const placePage = ({ base, back }: Place, title: string, text: string): Markup =>
  shell(base, title, html`<p>${text} În sandbox, pagina ține doar locul.</p>${backLink(back)}`)

/** The account site's login page. */
export function loginPage({ base, back }: Place): Markup {
  const body = html`<form id="login" method="post" data-base="${base}" data-back="${back}">
<label>Nume de utilizator
<input name="username" autocomplete="username" required maxlength="60"></label>
<label>Parolă
<input name="password" type="password" autocomplete="current-password" required maxlength="200"></label>
<label class="choice"><input name="remember" type="checkbox"> Ține-mă minte pe acest dispozitiv</label>
<button disabled>Intră în cont</button>
</form>
<p id="said" role="status"></p>
<noscript><p>Autentificarea are nevoie de JavaScript.</p></noscript>
<p>Oamenii cu care poți intra sunt în <a href="${base}">camera de control</a>.</p>
${backLink(back)}`
  return shell(base, 'Intră în cont', body)
}

/** Page of the account for a guest. */
export function strangerPage({ base, here, back }: Place, title: string): Markup {
  const login = `${base}/account/login?back_url=${encodeURIComponent(here)}`
  const body = html`<p>Ca să vezi această pagină, <a href="${login}">intră în cont</a>.</p>
<button type="button" id="close" hidden>Închide</button>
${backLink(back)}`
  return shell(base, title, body)
}

/** The player's data and money. */
export function dashboardPage({ base, back, deposit }: Place, player: PlayerState): Markup {
  const { info, bonuses, payments } = player
  const body = html`<dl>
<dt>Nume de utilizator</dt><dd>${info.username}</dd>
<dt>E-mail</dt><dd>${info.email}</dd>
<dt>Sold la cazino</dt><dd>${lei(casinoAmount(player))}</dd>
<dt>Bonusuri</dt><dd>${bonuses.length}</dd>
<dt>Depus până acum</dt><dd>${lei(payments.deposits)}</dd>
</dl>
<p><a href="${deposit}">Depune</a></p>
<button type="button" id="close" hidden>Închide</button>
${backLink(back)}`
  return shell(base, 'Contul meu', body)
}

/** The form for a deposit. */
export function depositPage({ base, back, dashboard }: Place, player: PlayerState): Markup {
  const body = html`<p>Sold la cazino: <strong id="balance">${lei(casinoAmount(player))}</strong></p>
<form id="deposit" method="post" data-base="${base}">
<label>Suma, în lei
<input name="amount" type="number" inputmode="decimal" min="10" max="10000" step="0.01" value="100" required>
</label>
<button disabled>Depune</button>
</form>
<p id="said" role="status"></p>
<p>În sandbox, banii sunt de probă. <a href="${dashboard}">Contul meu</a></p>
<button type="button" id="close" hidden>Închide</button>
${backLink(back)}`
  return shell(base, 'Depune', body)
}

const { helpline, regulator } = globalSettings.compliance

function helpLine(): Markup | '' {
  const { name, phone } = helpline
  if (!phone) return ''
  return html`<p>${name}, <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>, îți răspunde gratuit și fără să te
întrebe cum te cheamă.</p>`
}

/** The page for players who are excluded from everything (AUT-08). */
export function exclusionPage({ base, back }: Place): Markup {
  const body = html`<p>Ți-ai interzis accesul la jocurile de noroc. Cât timp autoexcluderea este în vigoare nu poți intra
în cont, nu poți juca și nu poți depune bani. Soldul rămâne al tău.</p>
<p>Autoexcluderea se retrage numai la <a href="${regulator.url}">${regulator.name}</a>.</p>
${helpLine()}
${backLink(back)}`
  return shell(base, 'Ești autoexclus', body)
}
