import { html } from 'hono/html'
import { globalSettings } from '../fixtures/settings.ts'
import { documentOf } from '../html.ts'
import { casinoAmount } from '../players/money.ts'
import type { PlayerState } from '../players/state.ts'

/** Addresses of a page and its links, all absolute paths. */
export type Place = {
  /** Path prefix of the sandbox. */
  base: string
  /** The theme that was chosen on the site. */
  theme?: 'dark' | 'light' | undefined
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

function shell({ base, theme }: Place, title: string, body: Markup): Markup {
  // Without a link browsers would request a favicon.
  const head = html`<meta name="color-scheme" content="${theme ?? 'dark light'}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/account/look/look.css">
<link rel="stylesheet" href="${base}/account/assets/account.css">
<link rel="stylesheet" href="${base}/account/assets/form.css">
<script type="module" src="${base}/account/assets/site.ts"></script>`
  return documentOf({
    title,
    root: theme ? html` data-theme="${theme}"` : '',
    head,
    body: html`<p class="brand" aria-hidden="true">aramă</p>
<main>
<h1>${title}</h1>
${body}
</main>`,
  })
}

type Field = {
  name: string
  label: string
  /** Message for an invalid value. */
  error: string
}

/** An input with its label, and an element beside it for its problem. */
const field = ({ name, label, error }: Field, attributes: Markup): Markup => html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required data-error="${error}" aria-describedby="${name}-error" ${attributes}>
<p class="error" id="${name}-error"></p>
</div>`

const username = field(
  { name: 'username', label: 'Nume de utilizator', error: 'Scrie numele de utilizator.' },
  html`autocomplete="username" autocapitalize="none" maxlength="60"`,
)
const password = field(
  { name: 'password', label: 'Parolă', error: 'Scrie parola.' },
  html`type="password" autocomplete="current-password" maxlength="200"`,
)
const amount = field(
  { name: 'amount', label: 'Suma, în lei', error: 'Scrie o sumă între 10 și 10.000 de lei.' },
  html`type="number" inputmode="decimal" min="10" max="10000" step="0.01" value="100"`,
)

const backLink = (back: string) => html`<p id="back"><a href="${back}">Înapoi la Aramă</a></p>`

/** A placeholder page. */
export const placePage = (place: Place, title: string, text: string): Markup =>
  shell(place, title, html`<p>${text} În sandbox, pagina ține doar locul.</p>${backLink(place.back)}`)

/** The account site's login page. */
export function loginPage(place: Place): Markup {
  const { base, back } = place
  const body = html`<form id="login" method="post" data-base="${base}" data-back="${back}">
${username}
${password}
<label class="choice"><input name="remember" type="checkbox"> Ține-mă minte pe acest dispozitiv</label>
<p id="said" role="status"></p>
<button class="primary" disabled>Intră în cont</button>
</form>
<noscript><p>Autentificarea are nevoie de JavaScript.</p></noscript>
<p>Oamenii cu care poți intra sunt în <a href="${base}">camera de control</a>.</p>
${backLink(back)}`
  return shell(place, 'Intră în cont', body)
}

/** Page of the account for a guest. */
export function strangerPage(place: Place, title: string): Markup {
  const { base, here, back } = place
  const login = `${base}/account/login?back_url=${encodeURIComponent(here)}`
  const body = html`<p>Ca să vezi această pagină, <a href="${login}">intră în cont</a>.</p>
<button type="button" id="close" hidden>Închide</button>
${backLink(back)}`
  return shell(place, title, body)
}

/** The player's data and money. */
export function dashboardPage(place: Place, player: PlayerState): Markup {
  const { back, deposit } = place
  const { info, bonuses, payments } = player
  const body = html`<dl>
<div><dt>Nume de utilizator</dt><dd>${info.username}</dd></div>
<div><dt>E-mail</dt><dd>${info.email}</dd></div>
<div><dt>Sold la cazino</dt><dd>${lei(casinoAmount(player))}</dd></div>
<div><dt>Bonusuri</dt><dd>${bonuses.length}</dd></div>
<div><dt>Depus până acum</dt><dd>${lei(payments.deposits)}</dd></div>
</dl>
<a class="primary" href="${deposit}">Depune</a>
<button type="button" id="close" hidden>Închide</button>
${backLink(back)}`
  return shell(place, 'Contul meu', body)
}

/** The form for a deposit. */
export function depositPage(place: Place, player: PlayerState): Markup {
  const { base, back, dashboard } = place
  const body = html`<p class="money">Sold la cazino: <strong id="balance">${lei(casinoAmount(player))}</strong></p>
<form id="deposit" method="post" data-base="${base}">
${amount}
<p id="said" role="status"></p>
<button class="primary" disabled>Depune</button>
</form>
<p>În sandbox, banii sunt de probă. <a href="${dashboard}">Contul meu</a></p>
<button type="button" id="close" hidden>Închide</button>
${backLink(back)}`
  return shell(place, 'Depune', body)
}

const { helpline, regulator } = globalSettings.compliance

function helpLine(): Markup | '' {
  const { name, phone } = helpline
  if (!phone) return ''
  return html`<p>${name}, <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>, îți răspunde gratuit și fără să te
întrebe cum te cheamă.</p>`
}

/** The page for players who are excluded from everything (AUT-08). */
export function exclusionPage(place: Place): Markup {
  const { back } = place
  const body = html`<p>Ți-ai interzis accesul la jocurile de noroc. Cât timp autoexcluderea este în vigoare nu poți intra
în cont, nu poți juca și nu poți depune bani. Soldul rămâne al tău.</p>
<p>Autoexcluderea se retrage numai la <a href="${regulator.url}">${regulator.name}</a>.</p>
${helpLine()}
${backLink(back)}`
  return shell(place, 'Ești autoexclus', body)
}
