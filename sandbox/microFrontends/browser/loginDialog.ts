import type { MicroFrontendHost } from '#app/api/contract/microFrontend.ts'
import { make } from './elements.ts'
import { credentialsIn, logIn } from './logIn.ts'
import { register } from './register.ts'

type Host = MicroFrontendHost<'login-dialog'>

const labelled = (text: string, input: HTMLInputElement) => make('label', {}, text, input)

function fields({ username = '' }: Host['data']) {
  const name = make('input', { name: 'username', autocomplete: 'username', value: username })
  const password = make('input', {
    name: 'password',
    type: 'password',
    autocomplete: 'current-password',
  })
  const remember = make('input', { name: 'remember', type: 'checkbox' })
  remember.checked = username !== ''
  return { name, password, remember }
}

function form({ data, send }: Host) {
  const { name, password, remember } = fields(data)
  const said = make('p', { role: 'alert', class: 'said' })
  const go = make('button', { type: 'submit', class: 'primary' }, 'Intră în cont')
  const element = make(
    'form',
    { novalidate: '' },
    ...(data.reason ? [make('p', {}, data.reason)] : []),
    said,
    labelled('Nume de utilizator', name),
    labelled('Parola', password),
    make('label', { class: 'choice' }, remember, 'Ține-mă minte'),
    make('a', { href: data.forgotten }, 'Ai uitat parola?'),
    go,
    make('p', {}, 'Nu ai cont? ', make('a', { href: data.register }, 'Creează un cont')),
  )

  async function submit(): Promise<void> {
    const given = credentialsIn(element)
    if ('missing' in given) {
      said.textContent = given.missing
      return
    }
    go.disabled = true
    said.textContent = ''
    const result = await logIn(given)
    go.disabled = false
    if ('refusal' in result) said.textContent = result.refusal
    else if ('beyond' in result) send({ type: 'fallback' })
    else send({ type: 'login', ...(given.remember && { remember: result.username }) })
  }
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  return { element, first: data.username ? password : name }
}

register<'login-dialog'>((element, host) => {
  const { element: own, first } = form(host)
  const stop = host.listen((event) => {
    if (event.type === 'focus') first.focus()
  })
  element.append(own)
  host.send({ type: 'ready' })
  return () => {
    stop()
    own.remove()
  }
})
