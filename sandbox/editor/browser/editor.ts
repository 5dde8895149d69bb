import type { Place, RecordKind } from '#app/api/contract/cmsMessages.ts'
import { drawRecord, drawWidget, drawWidgets, focusPlace } from './form.ts'
import { connect } from './frame.ts'
import { begin, isNew, keep, rename } from './newRecord.ts'
import { drawProblems } from './problems.ts'
import {
  addWidget,
  type Edited,
  type Fields,
  isChanged,
  raiseWidget,
  removeWidget,
  widgetsOf,
} from './records.ts'

function part<Part extends HTMLElement>(id: string, type: new () => Part): Part {
  const found = document.getElementById(id)
  if (found instanceof type) return found
  throw new Error(`editor: the page has no ${type.name} called ${id}`)
}

const base = part('editor', HTMLElement).dataset.base ?? ''
const form = part('form', HTMLFormElement)
const choice = part('record', HTMLSelectElement)
const frame = part('page', HTMLIFrameElement)
const said = part('said', HTMLElement)
const own = part('own', HTMLElement)
const list = part('widgets', HTMLElement)
const chosen = part('chosen', HTMLElement)
const problems = part('problems', HTMLElement)

/** The records of the form: that of the page first, then the carousels that were opened. */
let edited: Edited[] = []
let widgetId = ''

async function call<Answer>(method: string, path: string, body?: string): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${base}/control/${path}?status=Draft`, { method, headers, body })
  const value = await answer.json()
  if (!answer.ok) throw new Error(`${value.error}${value.issues ? ` ${JSON.stringify(value.issues)}` : ''}`)
  return value
}

/** Status text while there is no message. */
const usual = () => (edited.some(isChanged) ? 'Modificările nu sunt salvate.' : '')

/** Runs the action of a control and shows its result. */
function say(done: string, work: () => Promise<void>): void {
  work().then(
    () => (said.textContent = done || usual()),
    (error: unknown) => (said.textContent = `Nu a mers: ${error instanceof Error ? error.message : error}`),
  )
}

async function read(kind: RecordKind, path: string): Promise<Edited> {
  const record = await call<Fields>('GET', path)
  return { kind, path, saved: JSON.stringify(record), record }
}

/** Records that the page is drawn from: those that differ from what is saved, and a new one of the page itself. */
function sendDraft(): void {
  const fresh = isNew(choice.selectedOptions[0]) ? edited[0] : undefined
  const drawn = edited.filter((one) => one === fresh || isChanged(one))
  page.draft(drawn.map(({ kind, record }) => ({ kind, record })))
}

const handlers = {
  onInput() {
    said.textContent = usual()
    sendDraft()
  },
  onEnter: (place: Place) => page.select(place),
  onWidget: (id: string) =>
    say('', async () => {
      await choose(id)
      page.select({ widget: id })
    }),
  onSlug(slug: string) {
    const [record] = edited
    const option = choice.selectedOptions[0]
    if (!record || !option) return
    rename(record, option, slug)
    said.textContent = usual()
    showPage()
  },
}

/** Opens the fields of a widget; a carousel is a record of its own, which is read first. */
async function choose(id: string): Promise<void> {
  const [record] = edited
  if (!record) return
  widgetId = id
  const widget = widgetsOf(record).find((one) => one.id === id)
  const path = `carousels/${widget?.carousel}`
  const isCarousel = widget?.type === 'Carousel'
  if (isCarousel && !edited.some((one) => one.path === path)) edited.push(await read('carousel', path))
  part('place', HTMLElement).hidden = record.kind !== 'layout' && record.kind !== 'page'
  drawWidgets(list, record, id, handlers)
  drawWidget(chosen, widget, isCarousel ? edited.find((one) => one.path === path) : undefined, handlers)
}

/** Changes the widgets of the page's record, and opens the one that `change` returns. */
const changeWidgets = (change: (record: Edited) => string) => () =>
  say('', async () => {
    const [record] = edited
    if (!record) return
    const id = change(record)
    await choose(id)
    handlers.onInput()
    page.select({ widget: id })
  })

/** Reads the chosen record, or begins a new one, and draws its form. */
async function open(): Promise<void> {
  const option = choice.selectedOptions[0]
  if (!option) return
  const record = isNew(option) ? begin(option) : await read(option.dataset.kind as RecordKind, option.value)
  // Another one was chosen while this one was being read.
  if (!option.selected) return
  edited = [record]
  drawRecord(own, record, isNew(option), handlers)
  await choose(String(widgetsOf(record)[0]?.id ?? ''))
}

function showPage(): void {
  frame.src = `${choice.selectedOptions[0]?.dataset.page}?bara=fara`
}

/** Follows the frame to another page, unless something is not saved yet. */
async function follow(record: { kind: string; name: string } | undefined): Promise<void> {
  const option = [...choice.options].find(
    ({ dataset }) => dataset.kind === record?.kind && dataset.name === record?.name,
  )
  if (option && !option.selected && !edited.some(isChanged)) {
    option.selected = true
    await open()
  }
  sendDraft()
}

async function focusOn({ widget, entry, field }: Place): Promise<void> {
  if (widget !== undefined && widget !== widgetId) await choose(widget)
  focusPlace(form, { widget, entry, field })
}

const page = connect(frame, (message) => {
  if (message.event === 'ready') say('', () => follow(message.record))
  else if (message.event === 'select') say('', () => focusOn(message))
  else drawProblems(problems, message)
})

choice.addEventListener('change', () => {
  if (edited.some(isChanged) && !confirm('Modificările nu sunt salvate. Le lași deoparte?')) {
    choice.value = edited[0]?.path ?? choice.value
    return
  }
  say('', async () => {
    await open()
    showPage()
  })
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  say('Ciorna a fost salvată.', async () => {
    for (const one of edited.filter(isChanged)) {
      await call('PUT', one.path, JSON.stringify(one.record))
      one.saved = JSON.stringify(one.record)
    }
    const option = choice.selectedOptions[0]
    const [record] = edited
    if (!option || !record || !isNew(option)) return
    keep(option)
    drawRecord(own, record, false, handlers)
  })
})
const type = part('type', HTMLSelectElement)
const controls = {
  add: changeWidgets((record) => addWidget(record, type.value, widgetId)),
  raise: changeWidgets((record) => {
    raiseWidget(record, widgetId)
    return widgetId
  }),
  remove: changeWidgets((record) => removeWidget(record, widgetId)),
}
for (const [id, press] of Object.entries(controls))
  part(id, HTMLButtonElement).addEventListener('click', press)

part('discard', HTMLButtonElement).addEventListener('click', () =>
  say('Modificările au fost lăsate deoparte.', async () => {
    const id = widgetId
    await open()
    await choose(id)
    sendDraft()
  }),
)

say('', async () => {
  await open()
  showPage()
})
