import { done, failed, isFramed, onSubmit, part, post, type Said, tell } from './page.ts'

async function deposit(form: HTMLFormElement): Promise<Said> {
  const amount = Number(new FormData(form).get('amount'))
  const { ok, answer } = await post(`${form.dataset.base}/account/deposits`, { amount })
  if (!ok)
    return failed('Nu am putut face depunerea. Alege o sumă între 10 și 10.000 de lei și încearcă din nou.')
  part('balance', HTMLElement).textContent = answer.balance ?? ''
  tell({ type: 'arama:account', event: 'balance' })
  return done(`Depunerea a reușit. Soldul tău este ${answer.balance}.`)
}

/** Starts an account page: in a frame closing it tells the parent, otherwise it navigates back. */
export function startAccount(close: HTMLElement): void {
  close.hidden = !isFramed()
  part('back', HTMLElement).hidden = isFramed()
  const leave = () => tell({ type: 'arama:account', event: 'close' })
  close.addEventListener('click', leave)
  // The parent does not get key events of a frame.
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented && isFramed()) leave()
  })
  const form = document.getElementById('deposit')
  if (form instanceof HTMLFormElement) onSubmit(form, () => deposit(form))
  tell({ type: 'arama:account', event: 'ready' })
}
