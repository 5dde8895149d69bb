import { html } from 'hono/html'
import { plainPage } from './plainPage.ts'

/** Path of the form that takes an editor's key. */
export const ENTRY = '/api/preview/entry'

/** Why preview is closed to a request. */
export type Reason = 'no-pass' | 'bad-link' | 'wrong-key' | 'too-many'

const words: Record<Reason, string> = {
  'no-pass': 'Ciornele se văd cu o cheie de redactor sau cu o legătură primită de la un redactor.',
  'bad-link':
    'Legătura a expirat sau nu este întreagă. Cere alta de la cine ți-a trimis-o, sau intră cu o cheie de redactor.',
  'wrong-key': 'Cheia nu este bună. Verifică dacă ai copiat-o întreagă.',
  'too-many': 'Prea multe încercări. Mai încearcă peste un minut.',
}

const statuses: Record<Reason, number> = {
  'no-pass': 401,
  'bad-link': 401,
  'wrong-key': 401,
  'too-many': 429,
}

type Entry = {
  reason: Reason
  /** Path and query that the editor wants to see. */
  to: string
  /** Sites that may frame preview. */
  ancestors: string
}

/** The page in place of a draft: why it is closed, and a form for an editor's key. */
export function entryPage({ reason, to, ancestors }: Entry): Response {
  const status = statuses[reason]
  const body = html`<p role="status">${words[reason]}</p>
    <form method="post" action="${ENTRY}">
      <input type="hidden" name="to" value="${to}" />
      <label>Cheia de redactor<input type="password" name="key" required autocomplete="current-password" /></label>
      <button>Intră</button>
    </form>`
  return plainPage({
    status,
    title: 'Previzualizarea este închisă',
    body: String(body),
    forms: true,
    ancestors,
    ...(status === 429 && { headers: { 'retry-after': '60' } }),
  })
}
