import * as v from 'valibot'
import type { Services } from '#app/domain/services.ts'

/** Settings of error reports, besides their DSN. */
export const errorSettings = {
  /** Share of errors that browsers report to ERROR_DSN, 0 to 1 (S2 9). */
  ERROR_SAMPLE_RATE: v.pipe(
    v.optional(v.string(), '0'),
    v.regex(/^(?:0|1|0?\.\d{1,4})$/, 'must be a number from 0 to 1'),
    v.transform(Number),
  ),
}

/** The services with the share of reported errors, where there is a service for them and the share is not 0. */
export const withErrorRate = (services: Partial<Services>, errorRate: number): Partial<Services> =>
  services.errors && errorRate > 0 ? { ...services, errorRate } : services
