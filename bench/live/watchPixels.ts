/**
 * Runs in the page before everything else: `benchPixels.expect` names a table, `seen` is the time until its record was
 * visible.
 */
export function watchPixels(): void {
  type Said = { ImsGameCode?: string; SeatsAvailability?: Record<string, boolean> }
  const RECORD_END = '\u001e'
  const wanted = { code: '', free: false, arrived: 0, drawn: false, tile: undefined as Element | undefined }
  const pixels = { expect, seen: undefined as number | undefined }
  Object.assign(window, { benchPixels: pixels })

  function expect(code: string, free: boolean): void {
    const tile = document.querySelector(`main a[href="/joc/${code}"]`)?.closest('article') ?? undefined
    Object.assign(wanted, { code, free, arrived: 0, drawn: false, tile })
    pixels.seen = undefined
    observer.disconnect()
    if (tile)
      observer.observe(tile, { subtree: true, attributes: true, childList: true, characterData: true })
  }

  /** Whether a record is the expected change: every seat taken, or every seat free. */
  function isIt(text: string): boolean {
    if (!text.includes(`"${wanted.code}"`)) return false
    const [said] = JSON.parse(text).arguments as [Said]
    const seats = Object.values(said.SeatsAvailability ?? {})
    return said.ImsGameCode === wanted.code && seats.length > 1 && seats.every((free) => free === wanted.free)
  }

  const observer = new MutationObserver(() => {
    const state = wanted.tile?.getAttribute('data-state')
    if (wanted.arrived > 0 && state === (wanted.free ? 'open' : 'full')) wanted.drawn = true
  })

  // A message that is posted during a frame arrives after it was painted.
  const afterPaint = new MessageChannel()
  afterPaint.port1.onmessage = () => {
    if (wanted.drawn) pixels.seen ??= performance.now() - wanted.arrived
  }
  const inFrame = () => {
    afterPaint.port2.postMessage(undefined)
    requestAnimationFrame(inFrame)
  }
  requestAnimationFrame(inFrame)

  const Native = WebSocket
  window.WebSocket = class extends Native {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', ({ data }) => {
        if (wanted.code === '' || wanted.arrived > 0 || typeof data !== 'string') return
        const at = performance.now()
        if (data.includes(`"${wanted.code}"`) && data.split(RECORD_END).some(isIt)) wanted.arrived = at
      })
    }
  }
}
