type Begun = { conversation: string; greeting: string; waiting: string[] }

/** Orders of the script in the page around this one. */
type Order = ({ order: 'begin' } & Begun) | { order: 'open' | 'close' }

type Said = { text: string }

function part<Part extends HTMLElement>(id: string, type: new () => Part): Part {
  const found = document.getElementById(id)
  if (found instanceof type) return found
  throw new Error(`chat: the page has no ${type.name} called ${id}`)
}

const log = part('log', HTMLDivElement)
const form = part('form', HTMLFormElement)
const field = part('text', HTMLInputElement)
const { base = '' } = document.body.dataset
let conversation = ''
let shown = false

/** Posts an event to the page around this one; it carries no data. */
const post = (event: 'bot-opened' | 'bot-closed' | 'message'): void =>
  window.parent.postMessage(JSON.stringify({ event_code: event }), '*')

const call = (path: string, body: object): Promise<Response> =>
  fetch(`${base}/chat/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ conversation, ...body }),
  })

function show(text: string, own = false): void {
  const line = document.createElement('p')
  line.textContent = text
  line.toggleAttribute('data-own', own)
  log.append(line)
  log.scrollTop = log.scrollHeight
}

function close(): void {
  if (!shown) return
  shown = false
  post('bot-closed')
}

function begin(begun: Begun): void {
  conversation = begun.conversation
  for (const text of [begun.greeting, ...begun.waiting]) show(text)
  const stream = new EventSource(`${base}/chat/api/stream?conversation=${conversation}`)
  stream.addEventListener('message', ({ data }) => {
    show((JSON.parse(data) as Said).text)
    post('message')
    if (shown) void call('seen', {})
  })
}

function obey(order: Order): void {
  if (order.order === 'begin') begin(order)
  else if (order.order === 'close') close()
  else {
    shown = true
    void call('seen', {})
    post('bot-opened')
  }
}

async function ask(question: string): Promise<void> {
  show(question, true)
  const answer = await call('messages', { text: question }).catch(() => undefined)
  const said = answer?.ok ? ((await answer.json()) as Said).text : 'Nu am primit mesajul. Încearcă din nou.'
  show(said)
  post('message')
}

window.addEventListener('message', ({ source, data }: MessageEvent<Order>) => {
  if (source === window.parent && typeof data?.order === 'string') obey(data)
})
window.addEventListener('focus', () => {
  if (document.activeElement === document.body) field.focus()
})
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close()
})
part('close', HTMLButtonElement).addEventListener('click', close)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const question = field.value.trim()
  field.value = ''
  if (question) void ask(question)
})
