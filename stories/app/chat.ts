import type { ChatScript } from '#app/api/contract/chat.ts'

/** How the assistant of a story behaves: it answers, never opens, or its script defines nothing. */
export type StoryChat = 'open' | 'silent' | 'missing'

let kind: StoryChat | undefined

/** An empty script; `standInForChat` defines its global. Its origin is that of the frame below. */
export const chatAddress = (): string | undefined => kind && 'data:text/javascript,'

/** The assistant's window: says hello, and reports to the page that it is open or closed. */
const page = `data:text/html;charset=utf-8,${encodeURIComponent(`<!doctype html>
<html lang="ro">
<title>Conversația cu asistentul</title>
<style>:root { color-scheme: light dark } body { margin: 24px; font: 16px/1.5 sans-serif }</style>
<h2>Asistentul Aramă</h2>
<p></p>
<script>
  const post = (name) => parent.postMessage(JSON.stringify({ event_code: name }), '*')
  addEventListener('message', ({ data }) => {
    if (data.name) document.querySelector('p').textContent = data.name
    else post(data)
  })
</script>`)}`

function assistant(own: StoryChat): ChatScript {
  let frame: HTMLIFrameElement | undefined
  let loaded = Promise.resolve<unknown>(undefined)
  const say = (word: unknown) =>
    void loaded.then(() => own === 'open' && frame?.contentWindow?.postMessage(word, '*'))
  return {
    init({ context, target }) {
      frame = target.appendChild(document.createElement('iframe'))
      frame.title = 'Conversația cu asistentul'
      Object.assign(frame.style, { border: '0', inlineSize: '100%', blockSize: '100%' })
      loaded = new Promise((resolve) => frame?.addEventListener('load', resolve, { once: true }))
      frame.src = page
      say({ name: context.type === 'anonymous' ? 'Bună!' : `Bună, ${context.username}!` })
    },
    open: () => say('bot-opened'),
    close: () => say('bot-closed'),
    destroy: () => frame?.remove(),
    unread: async () => 0,
  }
}

/** Simulates the chat assistant's script, until the returned function is called; without a kind there is no chat. */
export function standInForChat(own: StoryChat | undefined): () => void {
  kind = own
  if (own && own !== 'missing') window.ChatAssistant = assistant(own)
  return () => {
    kind = undefined
    delete window.ChatAssistant
  }
}
