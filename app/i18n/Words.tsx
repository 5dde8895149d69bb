import { type ReactNode, useMemo } from 'react'
import { IntlProvider, useIntl } from 'react-intl'

type WordsProps = { words: Record<string, unknown>; children: ReactNode }

/** Says further words to what stands in it, beside those it has. */
export function Words({ words, children }: WordsProps) {
  const { locale, messages } = useIntl()
  const all = useMemo(() => ({ ...messages, ...words }), [messages, words])
  return (
    <IntlProvider locale={locale} messages={all as never}>
      {children}
    </IntlProvider>
  )
}
