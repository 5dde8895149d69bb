let rate: number | undefined

/** Updates a second that the stand-in for the hub sends; `undefined` where there is no hub. */
export const feedRate = () => rate

export const isFeedOn = (): boolean => rate !== undefined

export function setFeedRate(next: number | undefined): void {
  rate = next
}
