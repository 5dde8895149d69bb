import { FormattedMessage } from 'react-intl'
import { addressOf } from '#app/domain/addresses.ts'
import { Chip } from '#ui/controls/Chip'

/** Leads to the floor of live tables. */
export const SalonLink = () => (
  <Chip href={addressOf('live-casino-salon')} icon="poker-chip">
    <FormattedMessage id="live.salon.asFloor" />
  </Chip>
)
