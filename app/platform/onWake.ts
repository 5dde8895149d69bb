/** Calls `listener` when a visible tab wakes or the network returns; the returned function unsubscribes. */
export function onWake(listener: () => void): () => void {
  function onWakeEvent() {
    if (!document.hidden) listener()
  }
  window.addEventListener('online', onWakeEvent)
  window.addEventListener('pageshow', onWakeEvent)
  document.addEventListener('visibilitychange', onWakeEvent)
  return () => {
    window.removeEventListener('online', onWakeEvent)
    window.removeEventListener('pageshow', onWakeEvent)
    document.removeEventListener('visibilitychange', onWakeEvent)
  }
}
