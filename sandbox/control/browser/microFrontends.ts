import type { Room } from './live.ts'

/** The section of the micro-frontends: shows their faults and sends its forms. */
export function setUpMicroFrontends({ part, call, say }: Room): () => Promise<void> {
  const shown = part('fe-state', HTMLElement)

  async function show(): Promise<void> {
    const faults = Object.entries(await call<Record<string, string>>('GET', 'micro-frontends'))
    shown.textContent =
      faults.map(([name, fault]) => `${name}: ${fault}`).join(', ') || 'Niciunul nu este stricat.'
  }

  function onSubmit(id: string, done: string, send: (fields: FormData) => Promise<unknown>) {
    const form = part(id, HTMLFormElement)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      say(done, async () => {
        await send(new FormData(form))
        await show()
      })
    })
  }

  onSubmit('fe-fault', 'Micro-frontendul este stricat.', (fields) =>
    call('POST', `micro-frontends/${fields.get('name')}/${fields.get('fault')}`),
  )
  onSubmit('fe-login', 'Formularul s-a schimbat.', (fields) =>
    call('POST', 'toggles/micro-frontend-login', JSON.stringify({ on: fields.get('on') === 'on' })),
  )
  onSubmit('fe-account', 'Contul s-a schimbat.', (fields) =>
    call('POST', 'account', `{"embedded":${fields.get('embedded')}}`),
  )
  part('fe-clear', HTMLButtonElement).addEventListener('click', () =>
    say('Toate sunt reparate.', async () => {
      await call('DELETE', 'micro-frontends')
      await show()
    }),
  )
  return show
}
