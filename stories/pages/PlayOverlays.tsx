import { useRef, useState } from 'react'
import { Dialog } from '#ui/overlay/Dialog'
import { Drawer } from '#ui/overlay/Drawer'
import { BonusPopup } from '#ui/player/BonusPopup'
import { RealityCheck } from '#ui/player/RealityCheck'
import { SafePlaySheet } from '#ui/player/SafePlaySheet'
import { WebMessage } from '#ui/player/WebMessage'
import { pictureUrl } from '../pictures.ts'
import { strip } from '../ui/player/offers.tsx'
import { now, startedAt } from './PlayScene.tsx'

const chat = 'https://jocresponsabil.test/chat'

/** Open from the start, until somebody closes it. */
function useOpen() {
  const [open, setOpen] = useState(true)
  return { open, onClose: () => setOpen(false) }
}

/** The question after an hour of play. */
export function Pause() {
  const { open, onClose } = useOpen()
  const pause = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      urgent
      open={open}
      onClose={onClose}
      kind="session"
      title="Pauză scurtă?"
      initialFocus={pause}
      closesBeside={false}
    >
      <RealityCheck
        hideTitle
        pauseRef={pause}
        minutes={60}
        entryBalance={1400}
        balance={1245.8}
        onPause={onClose}
        onContinue={onClose}
        limitsHref="/cont/limite"
        exclusionHref="/pagina/autoexcludere"
        help={{ label: 'Joc Responsabil, chat 24/7', href: chat }}
      />
    </Dialog>
  )
}

/** What keeps play within bounds. */
export function SafePlay() {
  const state = useOpen()
  return (
    <Drawer {...state} kind="menu" shape="side" title="Joc responsabil">
      <SafePlaySheet
        session={{ startedAt, now, money: { entry: 1400, now: 1245.8 } }}
        hrefs={{
          limits: '/cont/limite',
          pause: '/cont/pauza',
          exclusion: '/pagina/autoexcludere',
          test: '/pagina/autotest',
        }}
        help={{ name: 'Joc Responsabil', text: 'chat 24/7', href: chat }}
      />
    </Drawer>
  )
}

/** A bonus that came while playing. */
export function Bonus() {
  const { open, onClose } = useOpen()
  return (
    <Dialog open={open} onClose={onClose} kind="message" title="Rotiri pentru Regina Nilului">
      <BonusPopup
        picture={pictureUrl('regina-nilului.Landscape')}
        kind="free-spins"
        count={20}
        text="Valabile 7 zile, la miza de 0,20 lei."
        termsHref="/pagina/termeni-rotiri"
        compliance={strip}
        onAccept={onClose}
        onDecline={onClose}
      />
    </Dialog>
  )
}

/** News from the operator. */
export function News() {
  const { open, onClose } = useOpen()
  return (
    <Dialog open={open} onClose={onClose} kind="message" title="Mesele live s-au mutat">
      <WebMessage
        picture={pictureUrl('blackjack-vip.Landscape')}
        text="Ruleta Carpați și blackjackul au de azi un studio nou, cu dealeri români de la 10 la 2."
        action={{ label: 'Vezi mesele', href: '/cazinou-live' }}
        onDismiss={onClose}
      />
    </Dialog>
  )
}
