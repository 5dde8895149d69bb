/** Amounts of one round, in lei. */
type Round = { bet: number; win: number }

/** The player's account at the game host, by the token in the address. */
export function createAccount(gameCode: string) {
  const token = new URLSearchParams(location.search).get('token') ?? ''
  return {
    /** Reports a round; resolves to the balance in lei, or `undefined` if it was refused. */
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
