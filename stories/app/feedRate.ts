let rate: number | undefined

/** Updates a second that the simulated hub sends; `undefined` without a hub. */
export const feedRate = () => rate

export const isFeedOn = (): boolean => rate !== undefined

export function setFeedRate(next: number | undefined): void {
  rate = next
}
