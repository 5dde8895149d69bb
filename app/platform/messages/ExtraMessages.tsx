import type { ReactNode } from 'react'
import { RawIntlProvider, useIntl } from 'react-intl'
import { sharedIntl } from './sharedIntl.ts'

type Messages = Record<string, unknown>

/** Merged messages by both of their parts, since many components add the same to the same. */
const merged = new WeakMap<Messages, WeakMap<Messages, Messages>>()

function withMessages(messages: Messages, extra: Messages): Messages {
  const known = merged.get(messages) ?? new WeakMap<Messages, Messages>()
  const all = known.get(extra) ?? { ...messages, ...extra }
  merged.set(messages, known.set(extra, all))
  return all
}

type ExtraMessagesProps = { messages: Messages; children: ReactNode }

/** Adds messages to those of the context for its children. */
export function ExtraMessages({ messages: extra, children }: ExtraMessagesProps) {
  const { locale, messages } = useIntl()
  return (
    <RawIntlProvider value={sharedIntl(locale, withMessages(messages, extra) as never)}>
      {children}
    </RawIntlProvider>
  )
}
