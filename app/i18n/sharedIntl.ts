import { createIntl, createIntlCache, type IntlShape, type ResolvedIntlConfig } from 'react-intl'

type Messages = ResolvedIntlConfig['messages']

/** Formatters of numbers and dates are dear to make, and every page needs the same few. */
const formatters = createIntlCache()

const made = new WeakMap<Messages, IntlShape>()

/** What says `messages` in `locale`: one for all pages that a server draws, since it keeps every message it has read. */
export function sharedIntl(locale: string, messages: Messages): IntlShape {
  const known = made.get(messages)
  if (known?.locale === locale) return known
  const intl = createIntl({ locale, messages }, formatters)
  made.set(messages, intl)
  return intl
}
