import { html } from 'hono/html'
import { lines, pays, returnToPlayer, rowCount } from './browser/rules.ts'
import { symbolNames } from './browser/words.ts'

const percent = new Intl.NumberFormat('ro-RO', { style: 'percent', minimumFractionDigits: 2 })

const rowWords = ['sus', 'mijloc', 'jos']

function payRow(symbol: number) {
  const [three, four, five] = pays[symbol] ?? []
  return html`<tr>
<th scope="row"><span class="named"><span class="symbol" data-symbol="${symbol}"></span>${symbolNames[symbol]}</span></th>
<td>${five}</td><td>${four}</td><td>${three}</td>
</tr>`
}

/** One line as a small figure of the screen. */
function lineFigure(rows: readonly number[], line: number) {
  const said = `Linia ${line + 1}: ${rows.map((row) => rowWords[row]).join(', ')}`
  const cells = rows.flatMap((own, reel) =>
    Array.from(
      { length: rowCount },
      (_, row) =>
        html`<rect x="${reel * 10 + 1}" y="${row * 10 + 1}" width="8" height="8" rx="2"${row === own ? html` class="on"` : ''}/>`,
    ),
  )
  return html`<li><span aria-hidden="true">${line + 1}</span><svg viewBox="0 0 50 30" role="img" aria-label="${said}">${cells}</svg></li>`
}

let shareBack: number | undefined

/** Pays, lines and rules; the numbers come from the rules themselves. */
export function payTable() {
  shareBack ??= returnToPlayer()
  return html`<table>
<caption>Plăți, în mize pe linie</caption>
<thead><tr><th scope="col">Simbol</th><th scope="col">5</th><th scope="col">4</th><th scope="col">3</th></tr></thead>
<tbody>${Object.keys(pays).map((symbol) => payRow(Number(symbol)))}</tbody>
</table>
<p class="named"><span class="symbol" data-symbol="0"></span>${symbolNames[0]} ține locul oricărui alt simbol.</p>
<ol class="lines" aria-label="Cele zece linii">${lines.map(lineFigure)}</ol>
<ul>
<li>Miza se împarte egal pe zece linii; se plătesc simbolurile la rând, de la stânga.</li>
<li>Pe fiecare linie se plătește câștigul cel mai mare; câștigurile liniilor se adună.</li>
<li>Pe termen lung se întorc la jucători ${percent.format(shareBack)} din mize (RTP).</li>
<li>Spațiu sau Enter rotește, săgețile schimbă miza.</li>
</ul>`
}
