/** What tabs tell each other; never about whom. */
export type TabNews = 'login' | 'logout'

/** Makes the tabs of this browser agree on who is here (AUT-13). */
export function createTabs(onNews: (news: TabNews) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel('arama-session')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'login' || data === 'logout') onNews(data)
  })
  return {
    tell: (news: TabNews) => channel.postMessage(news),
    close: () => channel.close(),
  }
}
