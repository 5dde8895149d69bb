import { type ReactNode, useMemo } from 'react'
import { RawIntlProvider, useIntl } from 'react-intl'
import { sharedIntl } from './sharedIntl.ts'

type WordsProps = { words: Record<string, unknown>; children: ReactNode }

/** Says further words to what stands in it, beside those it has. */
export function Words({ words, children }: WordsProps) {
  const { locale, messages } = useIntl()
  const all = useMemo(() => ({ ...messages, ...words }), [messages, words])
  return <RawIntlProvider value={sharedIntl(locale, all as never)}>{children}</RawIntlProvider>
}
