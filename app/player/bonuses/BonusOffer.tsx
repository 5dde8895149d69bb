import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import type { BonusDetails } from '#app/api/contract/player/bonuses.ts'
import { useShell } from '#app/content/shell.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { termsAddress } from '#app/domain/addresses.ts'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { track } from '#app/platform/analytics/track.ts'
import { logFailure } from '#app/platform/logFailure.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { showNotice } from '#app/platform/notices/showNotice.ts'
import { useVisit } from '#app/platform/visit.ts'
import { Dialog } from '#ui/overlay/Dialog'
import { BonusPopup } from '#ui/player/BonusPopup'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'
import { bonusDetailsQuery, confirmBonus } from './bonuses.ts'

type Offer = BonusDetails['bonus']

/** The count that an offer shows; kinds other than these show none (BON-03). */
function countOf({ playType, freeSpinsCount = 0, goldenChips }: Offer) {
  if (/^freespins2?$/i.test(playType)) return { kind: 'free-spins', count: freeSpinsCount } as const
  if (/^goldenchips$/i.test(playType))
    return { kind: 'golden-chips', count: goldenChips?.goldenChipsCount ?? 0 } as const
  return undefined
}

type BonusOfferProps = {
  bonusId: string
  /** Whether it is the offer's turn to be shown. */
  open: boolean
  /** The player puts the offer away, or it cannot be shown. */
  onClose: () => void
}

/** Dialog that offers a bonus, with buttons to accept and to refuse it (BON-03). */
export const BonusOffer = (props: BonusOfferProps) => (
  <MoreMessages>
    <PageModals>
      <Offered {...props} />
    </PageModals>
  </MoreMessages>
)

/** Loads the offer when it is to be shown; a failure shows one notice (S1 8) and closes the offer, so that others follow. */
function useOffer(bonusId: string, isShown: boolean, onFailure: () => void): Offer | undefined {
  const visit = useVisit()
  const { data, error } = useQuery({ ...bonusDetailsQuery(bonusId), enabled: isShown })
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (!error) return
    logFailure('bonus_details', error)
    void showNotice(visit, (words) => ({ type: 'alert', title: words('errors.auth.bonus_details') }))
    fail()
  }, [visit, error])
  return data
}

function Offered({ bonusId, open: isShown, onClose }: BonusOfferProps) {
  const visit = useVisit()
  const { formatMessage } = useIntl()
  const { compliance, bonusLists } = useShell()
  const offer = useOffer(bonusId, isShown, onClose)
  const [pending, setPending] = useState<'accept' | 'decline'>()
  const [failed, setFailed] = useState(false)

  async function answer(word: 'accept' | 'decline'): Promise<void> {
    track(visit, { event: 'casino_bonus_popup_click', bonus_id: bonusId, cta_action: word })
    setPending(word)
    setFailed(false)
    try {
      await confirmBonus(visit, bonusId, word === 'accept')
      if (word === 'accept')
        void showNotice(visit, (words) => ({ type: 'success', title: words('bonus.accepted') }))
    } catch {
      setFailed(true)
      void showNotice(visit, (words) => ({ type: 'alert', title: words('errors.unable-to-confirm-bonus') }))
    }
    setPending(undefined)
  }

  const { gamePicture } = useAssets()
  const first = offer?.bonusTemplate?.gamingContext?.selectedGames[0]
  const picture = first === undefined ? undefined : gamePicture({ code: first }, 'Landscape')?.src
  const counted = offer && countOf(offer)
  const list = counted && bonusLists?.[counted.kind === 'free-spins' ? 'freeSpins' : 'goldenChips']
  const games = list && { label: formatMessage({ id: 'bonus.see' }), href: list }
  const { series, number } = compliance.licence
  const open = offer !== undefined && isShown
  useEntryWhile(open, 'bonus', onClose)
  return (
    <Dialog
      open={open}
      priority={modalPriorities.message}
      title={offer?.bonusTemplate?.title ?? formatMessage({ id: 'bonus.title' })}
      onClose={onClose}
    >
      {offer && (
        <BonusPopup
          {...counted}
          picture={picture}
          {...(games && { games })}
          termsHref={termsAddress}
          compliance={<ComplianceStrip text={compliance.stripText} licence={`${series} ${number}`} />}
          pending={pending}
          failed={failed}
          onAccept={() => void answer('accept')}
          onDecline={() => void answer('decline')}
        />
      )}
    </Dialog>
  )
}
