/**
 * What tabs tell each other, never about whom: somebody came in, was lost to the server, has left, has had their session
 * ended, or has hidden or shown their money.
 */
const news = ['login', 'lost', 'logout', 'ended', 'balance'] as const
export type TabNews = (typeof news)[number]

const isNews = (data: unknown): data is TabNews => news.some((one) => one === data)

/** Makes the tabs of this browser agree on who is here (AUT-13). */
export function createTabs(onNews: (news: TabNews) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel('arama-session')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) onNews(data)
  })
  return {
    tell: (news: TabNews) => channel.postMessage(news),
    close: () => channel.close(),
  }
}
