import type { ChatContext, ChatOptions, ChatScript } from '#app/api/contract/chat.ts'

// A classic script: outside of a block its names would be global.
{
  type Begun = { conversation: string; greeting: string; waiting: string[] }
  type Running = { frame: HTMLIFrameElement; begun: Promise<Begun>; loaded: Promise<unknown> }

  const { src } = document.currentScript as HTMLScriptElement
  const addressOf = (path: string) => new URL(`chat/${path}`, src)
  let running: Running | undefined

  const begin = async (context: ChatContext): Promise<Begun> => {
    const answer = await fetch(addressOf('api/conversations'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ context }),
    })
    if (!answer.ok) throw new Error(`chat: ${answer.status}`)
    return (await answer.json()) as Begun
  }

  const order = async (name: 'begin' | 'open' | 'close'): Promise<void> => {
    const now = running
    if (!now) return
    const [begun] = await Promise.all([now.begun, now.loaded])
    if (now !== running) return
    now.frame.contentWindow?.postMessage(
      { order: name, ...(name === 'begin' && begun) },
      addressOf('').origin,
    )
  }

  // Without an answer the window stays closed.
  const obey = (name: 'begin' | 'open' | 'close'): void => void order(name).catch(() => undefined)

  const script: ChatScript = {
    init({ context, target }: ChatOptions) {
      script.destroy()
      const frame = document.createElement('iframe')
      frame.title = 'Conversația cu asistentul'
      Object.assign(frame.style, { border: '0', inlineSize: '100%', blockSize: '100%' })
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
      frame.src = addressOf('window').href
      target.append(frame)
      running = { frame, begun: begin(context), loaded }
      obey('begin')
    },
    open: () => obey('open'),
    close: () => obey('close'),
    destroy() {
      running?.frame.remove()
      running = undefined
    },
    async unread() {
      const begun = await running?.begun
      const answer = await fetch(addressOf(`api/unread?conversation=${begun?.conversation}`))
      if (!answer.ok) throw new Error(`chat: ${answer.status}`)
      return ((await answer.json()) as { unread: number }).unread
    },
  }
  Object.assign(window, { ChatAssistant: script })
}
