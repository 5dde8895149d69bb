import { html, render } from 'lit'
import type { MicroFrontendHost } from '#app/api/contract/microFrontend.ts'
import { register } from './register.ts'

type Host = MicroFrontendHost<'notification-hub'>
type Notice = Host['data']['notices'][number]

const item = ({ id, title, text, isRead = false }: Notice, { send }: Host) => html`<li class="notice">
  <strong>${title}</strong>
  ${isRead ? '' : html`<span class="new">Nou</span>`}
  <p>${text}</p>
  <button type="button" @click=${() => send({ type: 'open', id })}>Vezi</button>
</li>`

const list = (notices: readonly Notice[], host: Host) =>
  notices.length === 0
    ? html`<p>Nu ai nicio notificare.</p>`
    : html`<ul class="list" aria-label="Notificări">${notices.map((notice) => item(notice, host))}</ul>`

register<'notification-hub'>((element, host) => {
  const draw = (notices: readonly Notice[]) => {
    render(list(notices, host), element)
    host.send({ type: 'height', height: element.scrollHeight })
  }
  draw(host.data.notices)
  const stop = host.listen((event) => {
    if (event.type === 'data') draw(event.data.notices)
  })
  host.send({ type: 'ready' })
  return () => {
    stop()
    render('', element)
  }
})
