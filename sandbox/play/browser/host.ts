/** What a game tells the page that frames it; amounts in lei. */
type Told =
  | { event: 'ready' | 'close' }
  | { event: 'spin'; bet: number }
  | { event: 'balance'; balance: number; win: number }

/** Whether another page shows this one. */
export const isFramed = (): boolean => window.parent !== window

/** Origin of the page that frames this one; a browser that keeps it to itself leaves us silent. */
function parentOrigin(): string | undefined {
  return isFramed() && URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined
}

/** Tells the framing page, and nobody else, what happens in the game. */
export function createHost(game: { gameCode: string; mode: string }) {
  const origin = parentOrigin()
  return (told: Told): void => {
    if (origin) window.parent.postMessage({ type: 'arama:game', ...game, ...told }, origin)
  }
}
