import { useCallback } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { knownLanguages } from '#app/domain/live/languages.ts'

const isKnown = (code: string): code is (typeof knownLanguages)[number] =>
  (knownLanguages as readonly string[]).includes(code)

/** A language in words; one that nobody here knows is its code. Its words come with the pages of live tables. */
export const languageName = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>, code: string): string =>
  isKnown(code) ? formatMessage({ id: `live.language.${code}` }) : code.toUpperCase()

/** Languages in words. */
export function useLanguageName(): (code: string) => string {
  const { formatMessage } = useIntl()
  return useCallback((code) => languageName({ formatMessage }, code), [formatMessage])
}
