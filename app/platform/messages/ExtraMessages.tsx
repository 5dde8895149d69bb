import { type ReactNode, useMemo } from 'react'
import { RawIntlProvider, useIntl } from 'react-intl'
import { sharedIntl } from './sharedIntl.ts'

type ExtraMessagesProps = { messages: Record<string, unknown>; children: ReactNode }

/** Adds messages to those of the context for its children. */
export function ExtraMessages({ messages: extra, children }: ExtraMessagesProps) {
  const { locale, messages } = useIntl()
  const all = useMemo(() => ({ ...messages, ...extra }), [messages, extra])
  return <RawIntlProvider value={sharedIntl(locale, all as never)}>{children}</RawIntlProvider>
}
