/** Locales with content; the others fall back to the first (S1 1). */
export const enabledLocales = ['ro'] as const
export type Locale = (typeof enabledLocales)[number]

export type LocaleSources = { query?: string | null; cookie?: string; path?: string }

const enabled = (value: string | null | undefined): Locale | undefined =>
  enabledLocales.find((locale) => locale === value?.toLowerCase())

/** The locale of a request: `lang` query, then cookie, then path prefix; a disabled one is skipped (RTE-13). */
export const localeOf = ({ query, cookie, path }: LocaleSources): Locale =>
  enabled(query) ?? enabled(cookie) ?? enabled(path) ?? 'ro'

const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/**
 * Splits a leading language segment (`/en/joc/…`) from the path. Two letters that are no language code stay a normal
 * segment, for which there is no page (RTE-02).
 */
export function splitLocalePath(pathname: string): { locale?: string; rest: string } {
  const [, locale] = /^\/([a-z]{2})(?=\/|$)/.exec(pathname) ?? []
  return locale && languages.of(locale) ? { locale, rest: pathname.slice(3) || '/' } : { rest: pathname }
}
