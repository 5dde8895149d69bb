import { button, make } from './elements.ts'
import { register } from './register.ts'

register<'in-app-notification'>((element, { data, send }) => {
  const { id, title, text } = data.notice
  const own = make(
    'section',
    { class: 'notice', 'aria-label': title },
    make('strong', {}, title),
    make('p', {}, text),
    make(
      'div',
      { class: 'row' },
      button('Vezi', () => send({ type: 'open', id }), { class: 'primary' }),
      button('Închide', () => send({ type: 'close' })),
    ),
  )
  element.append(own)
  send({ type: 'ready' })
  return () => own.remove()
})
