import { useIntl } from 'react-intl'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { RetryStrip } from '#ui/feedback/RetryStrip'

type InfoMissingProps = { retrying: boolean; onRetry: () => void }

/** What the casino knows of a game could not be had (DET-06): the rest stands, and it can be asked for again. */
export const InfoMissing = (props: InfoMissingProps) => (
  <MoreWords>
    <Strip {...props} />
  </MoreWords>
)

function Strip(props: InfoMissingProps) {
  const { formatMessage } = useIntl()
  return <RetryStrip {...props} text={formatMessage({ id: 'errors.unable-to-details' })} />
}
