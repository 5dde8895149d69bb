const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Bucharest',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment of a view in milliseconds since 1970. */
export function timeOf(at: string): number {
  const asUtc = Date.parse(`${at}Z`)
  const offset = Date.parse(`${clock.format(asUtc).replace(' ', 'T')}Z`) - asUtc
  return asUtc - offset
}
