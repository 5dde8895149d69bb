import { Button } from 'arama-kit/controls/Button'
import { createSnackbarQueue, Snackbars } from 'arama-kit/feedback/Snackbars'
import { GameTile } from 'arama-kit/game/GameTile'
import { Rail } from 'arama-kit/layout/Rail'
import { kitMessages } from 'arama-kit/messages/ro'
import { Drawer } from 'arama-kit/overlay/Drawer'
import { ModalStack } from 'arama-kit/overlay/ModalStack'
import { tokens } from 'arama-kit/tokens'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'

const games = ['Regina Nilului', 'Livada de Aur', 'Comoara Faraonului']
const queue = createSnackbarQueue()

/** A page of a site that has installed the kit. */
export function Page() {
  const [open, setOpen] = useState(false)
  return (
    <IntlProvider locale="ro" messages={kitMessages}>
      <ModalStack>
        <Rail layout="Default" title="Sloturi">
          {games.map((name) => (
            <GameTile
              key={name}
              name={name}
              provider="Atelier"
              href={`/${name.toLowerCase().replaceAll(' ', '-')}`}
              playHref="/joc"
            />
          ))}
        </Rail>
        <Button icon="info" data-fade={tokens.duration.fade} onClick={() => setOpen(true)}>
          Detalii
        </Button>
        <Drawer title="Detalii" open={open} onClose={() => setOpen(false)}>
          Reguli
        </Drawer>
        <Snackbars queue={queue} />
      </ModalStack>
    </IntlProvider>
  )
}

// @ts-expect-error: no button has this tone; types that had been lost on the way would allow it.
export const loud = <Button tone="loud">Detalii</Button>
