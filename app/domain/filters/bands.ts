/** A range of RTP values in percent: `from` is included, `to` is not; a missing bound is open. */
export type RtpBand = { readonly id: string; readonly from?: number; readonly to?: number }

/** The RTP bands of the panel (our decision). */
export const rtpBands: readonly RtpBand[] = [
  { id: '0-94', to: 94 },
  { id: '94-95', from: 94, to: 95 },
  { id: '95-96', from: 95, to: 96 },
  { id: '96-97', from: 96, to: 97 },
  { id: '97-100', from: 97 },
]

/** Id of the band of an RTP in percent. */
export const rtpBandOf = (rtp: number): string | undefined =>
  rtpBands.find(({ to }) => to === undefined || rtp < to)?.id

/** Id of a volatility, `1` to `5`; values between two levels are rounded. */
export const volatilityOf = (volatility: number): string =>
  String(Math.min(Math.max(Math.round(volatility), 1), 5))
