import { createIntl, createIntlCache, type IntlShape, type ResolvedIntlConfig } from 'react-intl'

type Messages = ResolvedIntlConfig['messages']

/** Formatters of numbers and dates are expensive to create, and every page needs the same few. */
const formatters = createIntlCache()

const made = new WeakMap<Messages, IntlShape>()

/**
 * The shared intl object for `messages` in `locale`; one for all server-rendered pages, since it caches every parsed
 * message.
 */
export function sharedIntl(locale: string, messages: Messages): IntlShape {
  const known = made.get(messages)
  if (known?.locale === locale) return known
  const intl = createIntl({ locale, messages }, formatters)
  made.set(messages, intl)
  return intl
}
