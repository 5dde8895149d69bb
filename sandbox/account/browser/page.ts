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

/** Runs a form's handler and shows its message; the button is disabled meanwhile. */
export function onSubmit(form: HTMLFormElement, work: () => Promise<string>): void {
  const said = part('said', HTMLElement)
  for (const button of form.querySelectorAll('button')) button.disabled = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    said.textContent = '…'
    void work().then((text) => (said.textContent = text))
  })
}
