import type { ContentPage } from '#app/api/contract/cms.ts'
import { type Block, textPage } from './textPage.ts'

const paragraph =
  'Regulamentul se aplică tuturor promoțiilor din site. Cine participă l-a citit și îl acceptă; o promoție poate avea condiții în plus, scrise în pagina ei, iar acolo unde cele două se contrazic are întâietate pagina promoției.'

const blocks: Block[] = [
  [
    'Pe scurt',
    'Cele mai căutate rânduri: <a href="#termeni">termenii</a> și <a href="#rulaj">rulajul</a>.',
    paragraph,
  ],
  ['Cine poate participa', paragraph, paragraph],
  [
    'Rulajul pe nivele',
    `<table><thead><tr>${Array.from({ length: 9 }, (_, level) => `<th>Nivelul ${level + 1}</th>`).join('')}</tr></thead>
    <tbody><tr>${Array.from({ length: 9 }, (_, level) => `<td>de ${(level + 2) * 5} de ori</td>`).join('')}</tr></tbody></table>`,
    '<pre>câștig_transferat = min(câștig, plafon) * (rulaj_făcut / rulaj_cerut) - bonusuri_folosite_în_aceeași_zi</pre>',
    `Numărul de înregistrare este ${'ARAMA20261126'.repeat(6)}.`,
  ],
  ['Premii', paragraph, paragraph],
]

/** A long text with wide elements and internal links. */
export const rulesPage: ContentPage = (() => {
  const page = textPage('regulament-promotii', 'Regulamentul promoțiilor', blocks)
  const [html] = page.widgets as [{ html: string }]
  html.html += `<h2 id="rulaj">Cum se calculează rulajul</h2><p>${paragraph}</p><h2 id="termeni">Termenii</h2><p>${paragraph}</p><p>${paragraph}</p>`
  return page
})()
