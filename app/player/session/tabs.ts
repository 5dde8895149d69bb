/**
 * Messages between tabs, without the player's name: a login, a session lost to the server, a logout, an ended session,
 * or a balance that was hidden or shown.
 */
const news = ['login', 'lost', 'logout', 'ended', 'balance'] as const
export type TabNews = (typeof news)[number]

const isNews = (data: unknown): data is TabNews => news.some((one) => one === data)

/** Keeps the login state of all tabs of this browser the same (AUT-13). */
export function createTabs(onNews: (news: TabNews) => void) {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel('arama-session')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) onNews(data)
  })
  return {
    send: (news: TabNews) => channel.postMessage(news),
    close: () => channel.close(),
  }
}
