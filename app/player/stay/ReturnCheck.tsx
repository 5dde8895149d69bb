import { addressOf } from '#app/domain/addresses.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { RealityDialog } from './RealityDialog.tsx'
import { type EndedStay, MINUTE } from './stay.ts'
import { useAfterStay } from './useAfterStay.ts'

type ReturnCheckProps = { stay: EndedStay }

/**
 * The reality check after a game on another site, where this site cannot show it: at once on the return, before
 * anything else, and in place of the summary (CPL-05). It does not wait for the balance.
 */
export const ReturnCheck = (props: ReturnCheckProps) => (
  <MoreMessages>
    <Check {...props} />
  </MoreMessages>
)

function Check({ stay }: ReturnCheckProps) {
  const { money, masked, forget, leadTo } = useAfterStay(stay)
  return (
    <RealityDialog
      minutes={Math.floor((stay.endedAt - stay.startedAt) / MINUTE)}
      entry={stay.entry}
      money={money}
      masked={masked}
      onPause={() => leadTo(addressOf('page-slug', { slug: 'joc-responsabil' }))}
      onContinue={forget}
    />
  )
}
