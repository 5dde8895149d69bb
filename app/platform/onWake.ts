/** Calls `listener` when a visible tab wakes or the network returns; the returned function unsubscribes. */
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
