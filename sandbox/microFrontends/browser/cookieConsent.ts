import type { MicroFrontendHost } from '#app/api/contract/microFrontend.ts'
import { button, make } from './elements.ts'
import { register } from './register.ts'

type Host = MicroFrontendHost<'cookie-consent'>

const choice = (text: string, checked: boolean) => {
  const input = make('input', { type: 'checkbox' })
  input.checked = checked
  return { input, label: make('label', { class: 'choice' }, input, text) }
}

/** The kinds of cookies, each with its own switch. */
function choices({ data, send }: Host) {
  const analytics = choice('Statistici: aflăm ce pagini sunt folosite', data.analytics)
  const marketing = choice('Marketing: îți arătăm oferte potrivite', data.marketing)
  const save = () =>
    send({ type: 'consent', analytics: analytics.input.checked, marketing: marketing.input.checked })
  const element = make(
    'div',
    { hidden: '' },
    analytics.label,
    marketing.label,
    button('Salvează alegerea', save),
  )
  return element
}

register<'cookie-consent'>((element, host) => {
  const { send } = host
  const answer = (given: boolean) => () => send({ type: 'consent', analytics: given, marketing: given })
  const more = choices(host)
  const choose = button(
    'Alege',
    () => {
      more.hidden = !more.hidden
      choose.setAttribute('aria-expanded', String(!more.hidden))
    },
    { 'aria-expanded': 'false' },
  )
  const own = make(
    'section',
    { class: 'notice', 'aria-label': 'Cookie-uri' },
    make('strong', {}, 'Cookie-uri'),
    make('p', {}, 'Cele necesare țin site-ul în funcțiune. Restul le folosim numai dacă ești de acord.'),
    // Three equal buttons: a refusal is as easy as a yes.
    make(
      'div',
      { class: 'row equal' },
      button('Refuz', answer(false)),
      choose,
      button('Accept', answer(true)),
    ),
    more,
  )
  element.append(own)
  send({ type: 'ready' })
  return () => own.remove()
})
