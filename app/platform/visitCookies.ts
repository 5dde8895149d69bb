import { readCookie, writeCookie } from './cookies.ts'

/** Days that each cookie is kept (S1 9, COO-01). */
const DEVICE_DAYS = 400
const LOCALE_DAYS = 365

/** 128 random bits; `crypto.randomUUID` is missing where the site is served without TLS. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Stores an id of this device and its language for later visits (COO-01, RTE-13). */
export function keepVisitCookies(locale: string, domain: string | undefined): void {
  writeCookie('device-id', readCookie('device-id') ?? newId(), DEVICE_DAYS)
  writeCookie('locale', locale, LOCALE_DAYS, domain)
}
