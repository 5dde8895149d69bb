import { readCookie, writeCookie } from './cookies.ts'

/** How long each is kept, in days (S1 9, COO-01). */
const DEVICE_DAYS = 400
const LOCALE_DAYS = 365

/** 128 random bits; `crypto.randomUUID` is missing where the site is served without TLS. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Tells this device from others, and in which language it is spoken to, from visit to visit (COO-01, RTE-13). */
export function keepVisitCookies(locale: string, domain: string | undefined): void {
  writeCookie('device-id', readCookie('device-id') ?? newId(), DEVICE_DAYS)
  writeCookie('locale', locale, LOCALE_DAYS, domain)
}
