const MINUTE = 60_000

/** Whole hours and minutes between two times; zero if the clock runs behind. */
export function sessionSpan({ startedAt, now }: { startedAt: number; now: number }) {
  const minutes = Math.max(0, Math.floor((now - startedAt) / MINUTE))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** The duration in the format of HTML's `datetime`: PT1H24M. */
export const durationOf = ({ hours, minutes }: ReturnType<typeof sessionSpan>): string =>
  `PT${hours > 0 ? `${hours}H` : ''}${minutes}M`
