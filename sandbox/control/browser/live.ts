/** Helpers of the control room's page for its parts. */
export type Room = {
  part<Part extends HTMLElement>(id: string, type: new () => Part): Part
  call<Answer>(method: string, path: string, body?: string): Promise<Answer>
  say(done: string, work: () => Promise<void> | void): void
}

type State = {
  webSockets: number
  serverSentEvents: number
  longPolling: number
  rate: number
  share: number
  hanging: boolean
  refusing: number
}

type Tables = State & { tables: { ImsGameCode: string; Status?: string }[] }

function sentenceOf(
  { webSockets, serverSentEvents, longPolling, rate, share, hanging }: State,
  open: string,
) {
  const lines = `${webSockets} prin socket, ${serverSentEvents} prin evenimente, ${longPolling} prin întrebări`
  const garbage = share > 0 ? `, ${Math.round(share * 100)} % gunoi` : ''
  return `${open}Privesc: ${lines}. Ritm: ${rate} pe secundă${garbage}.${hanging ? ' Hub-ul tace.' : ''}`
}

/** The section of the live tables: shows their state and sends its forms. */
export function setUpLive({ part, call, say }: Room): () => Promise<void> {
  const shown = part('live-state', HTMLElement)

  async function show(): Promise<void> {
    const state = await call<Tables>('GET', 'tables')
    const open = state.tables.filter(({ Status }) => Status === 'online').length
    shown.textContent = sentenceOf(state, `${open} din ${state.tables.length} mese sunt deschise. `)
    const options = state.tables.map(({ ImsGameCode }) => new Option(ImsGameCode, ImsGameCode))
    part('live-codes', HTMLDataListElement).replaceChildren(...options)
  }

  /** Sends the fields of a form and the name of the pressed button. */
  function onSubmit(id: string, done: string, send: (fields: FormData, action: string) => Promise<unknown>) {
    const form = part(id, HTMLFormElement)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const action = event.submitter instanceof HTMLButtonElement ? event.submitter.value : ''
      say(done, async () => {
        await send(new FormData(form), action)
        await show()
      })
    })
  }

  const post = (path: string, body: object) => call('POST', path, JSON.stringify(body))
  onSubmit('live-table', 'Masa s-a schimbat.', (fields, action) =>
    post(`tables/${encodeURIComponent(String(fields.get('code')))}/${action}`, {}),
  )
  onSubmit('live-rate', 'Ritmul s-a schimbat.', (fields) =>
    post('hub/rate', { rate: Number(fields.get('rate')) }),
  )
  onSubmit('live-mixed', 'Amestecul s-a schimbat.', (fields) =>
    post('hub/mixed', { share: Number(fields.get('share')) / 100 }),
  )
  onSubmit('live-hub', 'Hub-ul a făcut ce i s-a cerut.', (fields, action) => {
    const refuse = fields.get('refuse')
    return post(`hub/${action}`, refuse ? { refuse: Number(refuse) } : {})
  })
  return show
}
