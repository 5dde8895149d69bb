/** Messages of a game to the page around it; amounts in lei. */
type Told =
  | { event: 'ready' | 'close' }
  | { event: 'spin'; bet: number }
  | { event: 'balance'; balance: number; win: number }

/** Whether this page is in a frame. */
export const isFramed = (): boolean => window.parent !== window

/** Origin of the parent page; without a referrer it is unknown, and no messages are sent. */
function parentOrigin(): string | undefined {
  return isFramed() && URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined
}

/** Posts the game's events to the parent page only. */
export function createHost(game: { gameCode: string; mode: string }) {
  const origin = parentOrigin()
  return (told: Told): void => {
    if (origin) window.parent.postMessage({ type: 'arama:game', ...game, ...told }, origin)
  }
}
