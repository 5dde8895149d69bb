/** What tabs tell each other, never about whom: somebody came in, was lost to the server, or has left. */
export type TabNews = 'login' | 'lost' | 'logout'

/** Makes the tabs of this browser agree on who is here (AUT-13). */
export function createTabs(onNews: (news: TabNews) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel('arama-session')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'login' || data === 'lost' || data === 'logout') onNews(data)
  })
  return {
    tell: (news: TabNews) => channel.postMessage(news),
    close: () => channel.close(),
  }
}
