/** Sums of one round, in lei. */
type Round = { bet: number; win: number }

/** The account behind the token of the address, at the game host that served this page. */
export function createAccount(gameCode: string) {
  const token = new URLSearchParams(location.search).get('token') ?? ''
  return {
    /** Books a round; what is left in lei, nothing when it was refused. */
    async report({ bet, win }: Round): Promise<number | undefined> {
      try {
        const answer = await fetch('rounds', {
          method: 'POST',
          body: JSON.stringify({ token, gameCode, bet, win }),
        })
        const { balance } = (await answer.json()) as { balance?: unknown }
        return answer.ok && typeof balance === 'number' ? balance : undefined
      } catch {
        return undefined
      }
    },
  }
}
