import { setUpCollected } from './collected.ts'
import { edits, hasWidgets } from './edits.ts'
import { setUpLive } from './live.ts'
import { setUpMicroFrontends } from './microFrontends.ts'

type Fault = { path: string; mode: string; times?: number; method?: string }

function part<Part extends HTMLElement>(id: string, type: new () => Part): Part {
  const found = document.getElementById(id)
  if (found instanceof type) return found
  throw new Error(`control room: the page has no ${type.name} called ${id}`)
}

const base = part('room', HTMLElement).dataset.base ?? ''
const list = part('faults', HTMLUListElement)
const form = part('fault', HTMLFormElement)
const draft = part('draft', HTMLSelectElement)
const text = part('json', HTMLTextAreaElement)
const said = part('said', HTMLElement)

async function call<Answer>(method: string, path: string, body?: string): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${base}/control/${path}`, { method, headers, body })
  const value = await answer.json()
  if (!answer.ok) throw new Error(`${value.error}${value.issues ? ` ${JSON.stringify(value.issues)}` : ''}`)
  return value
}

/** Runs the action of a control and shows its result. */
function say(done: string, work: () => Promise<void> | void): void {
  said.textContent = '…'
  Promise.resolve()
    .then(work)
    .then(
      () => (said.textContent = done),
      (error: unknown) => (said.textContent = `Nu a mers: ${error instanceof Error ? error.message : error}`),
    )
}

function showFaults(faults: readonly Fault[]): void {
  const items = faults.map(({ path, mode, times, method }) => {
    const item = document.createElement('li')
    item.textContent = `${method ? `${method} ` : ''}${path}: ${mode}${times ? `, încă ${times}` : ''}`
    return item
  })
  list.replaceChildren(...items)
  part('none', HTMLElement).hidden = faults.length > 0
}

async function showDraft(): Promise<void> {
  const value = await call<unknown>('GET', `${draft.value}?status=Draft`)
  text.value = JSON.stringify(value, null, 2)
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-edit]')) {
    button.disabled = !hasWidgets(value)
  }
}

function edit(name: string): void {
  const value: unknown = JSON.parse(text.value)
  const change = edits[name]
  if (!change || !hasWidgets(value)) throw new Error('ciorna nu are lista „widgets”')
  text.value = JSON.stringify(change(value), null, 2)
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const { path, mode, times, method } = Object.fromEntries(new FormData(form))
  const fault = { path, mode, ...(times && { times: Number(times) }), ...(method && { method }) }
  say('Defectul a fost adăugat.', async () =>
    showFaults(await call<Fault[]>('POST', 'faults', JSON.stringify(fault))),
  )
})
part('clear', HTMLButtonElement).addEventListener('click', () =>
  say('Nu mai este niciun defect.', async () => showFaults(await call<Fault[]>('DELETE', 'faults'))),
)
part('reset', HTMLButtonElement).addEventListener('click', () =>
  say('Totul este ca la început.', async () => {
    await call('POST', 'reset')
    showFaults([])
    await showDraft()
    await showLive()
    await showCollected()
    await showMicroFrontends()
  }),
)
draft.addEventListener('change', () => say('Ciorna a fost citită.', showDraft))
part('reload', HTMLButtonElement).addEventListener('click', () => say('Ciorna a fost citită.', showDraft))
part('save', HTMLButtonElement).addEventListener('click', () =>
  say('Ciorna a fost salvată.', async () => {
    await call('PUT', `${draft.value}?status=Draft`, JSON.stringify(JSON.parse(text.value)))
  }),
)
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-edit]')) {
  button.addEventListener('click', () =>
    say('Textul s-a schimbat; salvează-l ca să ajungă în previzualizare.', () =>
      edit(button.dataset.edit ?? ''),
    ),
  )
}

/** Body of each action of a person's buttons, and the message after it. */
const playerActions: Record<string, [said: string, body?: string]> = {
  expire: ['Sesiunile s-au încheiat'],
  balance: ['Soldul a crescut cu 100 de lei', JSON.stringify({ amount: 100 })],
  bonuses: ['Un bonus așteaptă un răspuns'],
  messages: ['Așteaptă câte un mesaj de fiecare fel', '{}'],
  reset: ['Totul este ca la început'],
}
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-player-action]')) {
  const { playerAction = '', person = '' } = button.dataset
  const [done, body] = playerActions[playerAction] ?? ['']
  button.addEventListener('click', () =>
    say(`${person}: ${done}.`, async () => {
      await call('POST', `people/${person}/${playerAction}`, body)
    }),
  )
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-web-messages]')) {
  const { webMessages = '' } = button.dataset
  button.addEventListener('click', () =>
    say(webMessages === 'POST' ? 'Anunțul este publicat.' : 'Nu mai este niciun anunț.', async () => {
      await call(webMessages, 'web-messages')
    }),
  )
}

const showLive = setUpLive({ part, call, say })
const showCollected = setUpCollected({ part, call, say })
const showMicroFrontends = setUpMicroFrontends({ part, call, say })

say('', async () => {
  showFaults(await call<Fault[]>('GET', 'faults'))
  await showDraft()
  await showLive()
  await showCollected()
  await showMicroFrontends()
})
