/** Calls `listener` when the tab wakes or the network is back, until the returned function is called; not while nobody sees the tab. */
export function onWake(listener: () => void): () => void {
  function onSign() {
    if (!document.hidden) listener()
  }
  window.addEventListener('online', onSign)
  window.addEventListener('pageshow', onSign)
  document.addEventListener('visibilitychange', onSign)
  return () => {
    window.removeEventListener('online', onSign)
    window.removeEventListener('pageshow', onSign)
    document.removeEventListener('visibilitychange', onSign)
  }
}
