import { html } from 'hono/html'
import type { Game } from '#app/api/contract/casino.ts'
import { createRandom } from '../art/random.ts'
import { colourOf, outsideSpots, returnToPlayer, type Spot, wheel } from './browser/roulette.ts'
import { betsOf } from './browser/round.ts'
import { bettingFor } from './browser/tableTurn.ts'
import { spotLabel, spotName } from './browser/tableWords.ts'
import { lei } from './browser/words.ts'
import { foot, head, type Launch, type Markup, shell, words } from './page.ts'
import type { PageCode } from './pageCode.ts'
import { wheelFigure } from './wheelFigure.ts'

const percent = new Intl.NumberFormat('ro-RO', { style: 'percent', minimumFractionDigits: 2 })

const dealers = ['Ilinca', 'Matei', 'Sorina', 'Radu', 'Anca', 'Vlad', 'Corina', 'Tudor']

/** The dealer of a table, always the same one. */
const dealerOf = (gameCode: string): string => createRandom(`dealer:${gameCode}`).pick(dealers)

function spotButton(spot: Spot, colour?: string, tabIndex = 0): Markup {
  const coloured = colour ? html` data-colour="${colour}"` : ''
  return html`<button type="button" data-spot="${spot}"${coloured} tabindex="${tabIndex}"
 aria-label="${spotName(spot)}">${spotLabel(spot)}<span class="chip"></span></button>`
}

/** The felt; numbers come first, in an order that fits all layouts. */
function felt(): Markup {
  const numbers = wheel.map((_, pocket) =>
    spotButton(String(pocket), colourOf(pocket), pocket === 0 ? 0 : -1),
  )
  const [chances, dozens] = [outsideSpots.slice(0, 6), outsideSpots.slice(6)]
  return html`<div class="rim"><div id="felt" class="felt" role="group" aria-label="Masa de ruletă">
<div class="numbers" role="group" aria-label="Numere">${numbers}</div>
<div class="dozens" role="group" aria-label="Duzini">${dozens.map((spot) => spotButton(spot))}</div>
<div class="chances" role="group" aria-label="Șanse simple">${chances.map((spot) => spotButton(spot))}</div>
</div></div>`
}

function stage(gameCode: string): Markup {
  return html`<div class="stage">
${wheelFigure()}
<div class="dealing">
<p class="dealer"><span>Dealer ${dealerOf(gameCode)}</span><b id="dealer"></b></p>
<div class="clock"><span class="way"><span id="bar"></span></span>
<span id="seconds" role="timer" aria-label="Timp de pariere"></span></div>
<p class="pastTitle" id="pastTitle">Ultimele zece numere</p>
<ol id="past" class="past" aria-labelledby="pastTitle"></ol>
</div>
</div>`
}

function desk(balance: string, mode: Launch['mode']): Markup {
  const spin = html`<button type="button" id="spin" class="spin">Învârte acum</button>`
  return html`<div class="desk">
<dl class="facts">
<div><dt>${balance}</dt><dd id="balance"></dd></div>
<div><dt>Pe masă</dt><dd id="staked"></dd></div>
<div><dt>Plată</dt><dd id="win"></dd></div>
</dl>
<div class="bet" role="group" aria-label="Jetonul">
<button type="button" id="less" aria-label="Jeton mai mic">−</button>
<p><span>Jeton</span><output id="bet"></output></p>
<button type="button" id="more" aria-label="Jeton mai mare">+</button>
</div>
<div class="again">
<button type="button" id="clear">Șterge</button>
<button type="button" id="repeat">Repetă</button>
</div>
${mode === 'demo' ? spin : ''}
<button type="button" id="refill" class="refill" hidden>Reia cu 1.000 lei</button>
</div>`
}

function rulesInWords(most: number, note: string): Markup {
  return html`<table>
<caption>Plăți, pe lângă miza care se întoarce</caption>
<thead><tr><th scope="col">Pariu</th><th scope="col">Plată</th><th scope="col">Numere</th></tr></thead>
<tbody>
<tr><th scope="row">Un număr</th><td>35 la 1</td><td>1</td></tr>
<tr><th scope="row">Duzină: 1–12, 13–24, 25–36</th><td>2 la 1</td><td>12</td></tr>
<tr><th scope="row">Roșu, negru, par, impar, 1–18, 19–36</th><td>1 la 1</td><td>18</td></tr>
</tbody>
</table>
<ul>
<li>Ruletă europeană: 37 de numere la fel de probabile, cu un singur zero.</li>
<li>La zero pierd roșu, negru, par, impar, 1–18, 19–36 și duzinile.</li>
<li>Pe termen lung se întorc la jucători ${percent.format(returnToPlayer('red'))} din mize (RTP), la orice pariu.</li>
<li>Primul jeton pornește timpul de pariere, ${bettingFor / 1000} secunde; „Șterge” îl oprește.</li>
<li>Pe un loc se pun cel mult ${lei(most)}.</li>
<li>Tab duce de la un grup la altul, săgețile de la un loc la altul; Enter sau Spațiu pune jetonul.</li>
<li>În sandbox, fiecare joc live este această ruletă; nu există cameră video. ${note}</li>
</ul>`
}

/** The page of a live game: a roulette table with a dealer; addresses are relative to the game host. */
export function tablePage(game: Game, launch: Launch, code: PageCode): Markup {
  const { mode, platform, purse, framed, motion, sound } = launch
  const { gameCode, name, provider } = game
  const said = words[mode]
  const bets = betsOf(game)
  const studio = provider.slice('provider-'.length)
  const links = html`<link rel="icon" href="../casino/assets/provider-${studio}-icon?format=webp&amp;transforms=w_80">`
  const body = html`<body data-code="${gameCode}" data-mode="${mode}" data-platform="${platform}"
 data-bets="${bets.join(' ')}" data-purse="${purse ?? ''}">
<img class="scene" src="../casino/assets/banner-${gameCode}?format=webp&amp;width=1280" alt="">
${head(name, said.mode, framed)}
<main class="table">
${stage(gameCode)}
<p id="result" class="result" role="status">Alege un jeton și pune-l pe masă.</p>
<noscript><p class="result">Jocul are nevoie de JavaScript.</p></noscript>
${felt()}
${desk(said.balance, mode)}
${foot(rulesInWords(bets.at(-1) ?? 0, said.note), sound)}
</main>
</body>`
  // A felt is as dark as its room.
  return shell(`${name}, ${said.mode.toLowerCase()}`, code, links, body, { theme: 'dark', motion })
}
