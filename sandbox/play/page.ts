import { html, raw } from 'hono/html'
import type { Game } from '#app/api/contract/casino.ts'
import { betsOf } from './browser/round.ts'
import type { PageCode } from './pageCode.ts'
import { payTable } from './payTable.ts'

/** Parameters of a launch address (S2 5). */
export type Launch = {
  mode: 'demo' | 'real'
  platform: 'mobile' | 'web'
  /** The player's money in lei; missing in a demo. */
  purse?: number | undefined
  /** How the page looks that opens the game. */
  theme: 'dark' | 'light'
  motion: 'full' | 'quiet'
  /** Whether the game starts with its sound. */
  sound: boolean
  /** Whether another page shows the game in its frame, with a bar of its own. */
  framed: boolean
}

export type Markup = ReturnType<typeof html>

/** The HTML around every page of the game host; everything except pictures is inline. */
export function shell(
  title: string,
  { style, script }: PageCode,
  links: Markup | string,
  body: Markup,
  { theme, motion }: Pick<Launch, 'theme' | 'motion'> = { theme: 'dark', motion: 'full' },
): Markup {
  const code = script && html`<script type="module">${raw(script)}</script>`
  return html`<!doctype html>
<html lang="ro" data-theme="${theme}" data-motion="${motion}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${theme}">
<title>${title}</title>
<style>${raw(style)}</style>
${links}
${code}
</head>
${body}
</html>`
}

/** Texts that differ between demo and money. */
export const words = {
  demo: {
    mode: 'Demo',
    balance: 'Sold demo',
    note: 'Joc demonstrativ: nu se pariază și nu se câștigă bani.',
  },
  real: { mode: 'Bani reali', balance: 'Sold', note: 'În sandbox, banii sunt de probă.' },
}

/** The game's name; a game with an address of its own also has its mode and a way back. */
export function head(name: string, mode: string, framed: boolean): Markup {
  if (framed) return html`<h1 class="unseen">${name}</h1>`
  return html`<header>
<button type="button" id="close">Închide</button>
<h1>${name}</h1>
<span class="mode">${mode}</span>
</header>`
}

/** The rules, folded, and the switch of the sound. */
export function foot(rules: Markup, sound: boolean): Markup {
  return html`<div class="foot">
<details>
<summary>Plăți și reguli</summary>
${rules}
</details>
<button type="button" id="sound" aria-pressed="${String(sound)}">Sunet</button>
</div>`
}

function desk(balance: string): Markup {
  return html`<div class="desk">
<dl class="facts">
<div><dt>${balance}</dt><dd id="balance"></dd></div>
<div><dt>Câștig</dt><dd id="win"></dd></div>
</dl>
<div class="bet" role="group" aria-label="Miza">
<button type="button" id="less" aria-label="Scade miza">−</button>
<p><span>Miză</span><output id="bet"></output></p>
<button type="button" id="more" aria-label="Crește miza">+</button>
</div>
<button type="button" id="spin" class="spin">Rotește</button>
<button type="button" id="refill" class="refill" hidden>Reia cu 1.000 lei</button>
</div>`
}

/** The page of one game: reels, bets and rules; addresses are relative to the game host. */
export function gamePage(game: Game, launch: Launch, code: PageCode): Markup {
  const { mode, platform, purse, framed, sound } = launch
  const { gameCode, name, provider } = game
  const said = words[mode]
  const studio = provider.slice('provider-'.length)
  const links = html`<link rel="icon" href="../casino/assets/provider-${studio}-icon?format=webp&amp;transforms=w_80">
<link rel="preload" as="image" href="${gameCode}/symbols.webp">`
  const body = html`<body data-code="${gameCode}" data-mode="${mode}" data-platform="${platform}"
 data-bets="${betsOf(game).join(' ')}" data-purse="${purse ?? ''}" data-sheet="${gameCode}/symbols.webp">
<img class="scene" src="../casino/assets/banner-${gameCode}?format=webp&amp;width=1280" alt="">
${head(name, said.mode, framed)}
<main>
<div class="machine"><canvas id="reels" width="500" height="300" role="img"
 aria-label="Cinci role cu câte trei simboluri"></canvas></div>
<p id="result" class="result" role="status">Alege miza și apasă Rotește.</p>
<noscript><p class="result">Jocul are nevoie de JavaScript.</p></noscript>
${desk(said.balance)}
${foot(html`${payTable()}<p>${said.note}</p>`, sound)}
</main>
</body>`
  return shell(`${name}, ${said.mode.toLowerCase()}`, code, links, body, launch)
}

/** A page that explains why there is no game. */
export function noGamePage(title: string, text: string, code: PageCode): Markup {
  const body = html`<body class="none">
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Înapoi la Aramă</a></p>
</main>
</body>`
  return shell(title, code, '', body)
}
