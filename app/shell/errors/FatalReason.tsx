import { useIntl } from 'react-intl'
import type { FatalKey } from '#app/api/errors.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'

/** Which content load failed, in words (ERR-01). */
export const FatalReason = ({ code }: { code: string }) => (
  <MoreMessages>
    <Reason code={code} />
  </MoreMessages>
)

function Reason({ code }: { code: string }) {
  const { formatMessage, messages } = useIntl()
  return Object.hasOwn(messages, code) ? formatMessage({ id: code as FatalKey }) : null
}
