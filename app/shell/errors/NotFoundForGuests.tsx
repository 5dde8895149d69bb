import { PageCell } from '#ui/layout/Page'
import { FatalError } from './FatalError.tsx'
import { ways } from './PageError.tsx'

/** The error page of an address that is hidden from guests; rendered once the login state is known. */
export const NotFoundForGuests = () => (
  <PageCell guestOnly>
    <FatalError status={404} error={undefined} ways={ways} />
  </PageCell>
)
