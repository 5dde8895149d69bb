let asks = false

/** Whether the site of the current story has analytics, and asks for consent. */
export const isAsking = (): boolean => asks

export function setAsking(next: boolean): void {
  asks = next
}
