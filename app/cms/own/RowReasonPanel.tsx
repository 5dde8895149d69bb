import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { PlayerRow } from '#app/api/contract/pages.ts'
import { noChoices } from '#app/domain/own/choices.ts'
import { type Preference, preferences } from '#app/domain/scoring/preferences.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { useStore } from '#app/platform/visit.ts'
import { createChoices, useChoices } from '#app/player/data/choices.ts'
import { Button } from '#ui/controls/Button'
import { Select } from '#ui/controls/Select'
import { Switch } from '#ui/controls/Switch'
import { Dialog } from '#ui/overlay/Dialog'
import styles from './RowReason.module.css'
import { useHideRecommendation } from './useHideRecommendation.ts'
import type { Seed } from './useOwnGames.ts'

/** A row that is made from a game. */
export type ReasonRow = {
  row: PlayerRow
  file: CatalogueFile
  /** Places of the row's games in the catalogue. */
  places: readonly number[]
  seed: Seed
}

type RowReasonPanelProps = ReasonRow & { open: boolean; onClose: () => void }

/** The player's choices about a row that is made from a game. */
export function RowReasonPanel({ open, onClose, ...of }: RowReasonPanelProps) {
  const { formatMessage } = useIntl()
  const { name } = of.seed
  return (
    <PageModals>
      <Dialog
        open={open}
        onClose={onClose}
        priority={modalPriorities.menu}
        title={formatMessage({ id: 'reason.why' })}
      >
        <div className={styles.menu}>
          <p className={styles.text}>
            <FormattedMessage id="reason.text" values={{ name }} />
          </p>
          <OtherSeed {...of} />
          <PreferenceSwitches {...of} />
          <Hiding {...of} onHide={onClose} />
        </div>
      </Dialog>
    </PageModals>
  )
}

/** Takes another game for the row, for now or for good. */
function OtherSeed({ file, seed }: ReasonRow) {
  const hide = useHideRecommendation()

  function leaveOut() {
    // First, so that the row is never without one.
    seed.choose()
    hide('seeds', { id: file.games.code[seed.place] ?? '', name: seed.name })
  }

  return (
    <div className={styles.buttons}>
      <Button size="s" disabled={!seed.canChoose} onClick={seed.choose}>
        <FormattedMessage id="reason.another" />
      </Button>
      <Button size="s" onClick={leaveOut}>
        <FormattedMessage id="reason.without" values={{ name: seed.name }} />
      </Button>
    </div>
  )
}

const labels = {
  newer: 'reason.newer',
  lessKnown: 'reason.lessKnown',
  calmer: 'reason.calmer',
} as const satisfies Record<Preference, string>

/** Switches for newer, less known and calmer games; live tables have no volatility. */
function PreferenceSwitches({ row }: ReasonRow) {
  const { formatMessage } = useIntl()
  const { change } = useStore(createChoices)
  const { leaning } = useChoices() ?? noChoices
  return (
    <div className={styles.switches}>
      {preferences
        .filter((lean) => lean !== 'calmer' || row.lobby !== 'Live')
        .map((lean) => (
          <Switch
            key={lean}
            size="s"
            label={formatMessage({ id: labels[lean] })}
            checked={leaning[lean]}
            onCheckedChange={(on) =>
              change((choices) => ({ ...choices, leaning: { ...choices.leaning, [lean]: on } }))
            }
          />
        ))}
    </div>
  )
}

/** A game of the row, and buttons that hide it or its provider. */
function Hiding({ file, places, onHide }: ReasonRow & { onHide: () => void }) {
  const { formatMessage } = useIntl()
  const hide = useHideRecommendation()
  const { code, name, provider } = file.games
  const [chosen, setChosen] = useState<string>()
  const place = places.find((each) => code[each] === chosen) ?? places[0]
  if (place === undefined) return null
  const maker = file.providers[provider[place] ?? 0]
  const game = { id: code[place] ?? '', name: name[place] ?? '' }
  return (
    <>
      <Select
        label={formatMessage({ id: 'reason.game' })}
        options={places.map((each) => ({ value: code[each] ?? '', label: name[each] ?? '' }))}
        value={game.id}
        onValueChange={setChosen}
      />
      <div className={styles.buttons}>
        <Button
          size="s"
          onClick={() => {
            onHide()
            hide('games', game)
          }}
        >
          <FormattedMessage id="reason.hideGame" />
        </Button>
        {maker && (
          <Button
            size="s"
            onClick={() => {
              onHide()
              hide('providers', { id: maker.id, name: maker.name })
            }}
          >
            <FormattedMessage id="reason.hideProvider" values={{ name: maker.name }} />
          </Button>
        )}
      </div>
    </>
  )
}
