/** Messages to the page that frames or opened this one. */
type Told =
  | { type: 'arama:login'; product: 'casino' }
  | { type: 'arama:account'; event: 'ready' | 'close' | 'balance' }

/** The element with that id; throws if it is missing. */
export function part<Part extends HTMLElement>(id: string, type: new () => Part): Part {
  const found = document.getElementById(id)
  if (found instanceof type) return found
  throw new Error(`account site: the page has no ${type.name} called ${id}`)
}

export const isFramed = (): boolean => window.parent !== window

/** Posts a message to the page that frames or opened this one, if it has our origin; returns whether there is one. */
export function tell(told: Told): boolean {
  const other: Window | null = isFramed() ? window.parent : window.opener
  other?.postMessage(told, window.origin)
  return other !== null
}

/** The JSON of a response, or an empty object. */
export async function post(address: string, body: object): Promise<{ ok: boolean; answer: Answer }> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  return { ok: answer?.ok ?? false, answer: (await answer?.json().catch(() => undefined)) ?? {} }
}

/** Fields of responses that these pages read. */
type Answer = {
  errorCode?: number
  reason?: string
  token?: string
  username?: string
  balance?: string
  additionalInformation?: { redirectionUrl?: string }
}

/** Result of a sent form. */
export type Said = { text: string; tone: 'danger' | 'success' }

export const failed = (text: string): Said => ({ text, tone: 'danger' })
export const done = (text: string): Said => ({ text, tone: 'success' })

/** Shows the problem of an input beside it; returns whether the input is valid. */
function checkInput(input: HTMLInputElement): boolean {
  const right = input.validity.valid
  part(`${input.name}-error`, HTMLElement).textContent = right ? '' : (input.dataset.error ?? '')
  if (right) input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
  return right
}

/** Checks all inputs with a message of their own and focuses the first wrong one. */
function checkForm(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[data-error]')]
  const wrong = inputs.filter((input) => !checkInput(input))
  wrong[0]?.focus()
  return wrong.length === 0
}

/** Runs a form's handler and shows its message, unless an input is wrong. */
export function onSubmit(form: HTMLFormElement, work: () => Promise<Said>): void {
  const said = part('said', HTMLElement)
  function say({ text, tone }: Said): void {
    said.textContent = text
    said.dataset.tone = tone
  }
  // Without this script the browser checks the inputs.
  form.noValidate = true
  for (const button of form.querySelectorAll('button')) button.disabled = false
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.hasAttribute('aria-invalid')) checkInput(target)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    delete said.dataset.tone
    said.textContent = ''
    if (!checkForm(form)) return
    said.textContent = '…'
    void work().then(say)
  })
}
