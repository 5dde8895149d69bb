import type { ComponentProps } from 'react'
import { FavouriteButton } from '#ui/game/FavouriteButton'
import { GameDetails, GameDetailsActions } from '#ui/game/GameDetails'

type FramedProps = ComponentProps<typeof GameDetails> & {
  actions?: Partial<ComponentProps<typeof GameDetailsActions>>
}

/** What the sheet around it will be: title, heart, and the actions at its foot. */
export function Framed({ actions, ...details }: FramedProps) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        inlineSize: 500,
        maxInlineSize: '100%',
        padding: 20,
        background: 'var(--color-surface-1)',
        borderRadius: 'var(--radius-panel)',
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12 }}>
        <div>
          <h2 style={{ font: 'var(--type-title-2)', fontStretch: 'var(--stretch-title-2)' }}>
            Regina Nilului
          </h2>
          <p style={{ font: 'var(--type-small)', color: 'var(--color-text-faint)' }}>Turnul Nord</p>
        </div>
        <FavouriteButton name="Regina Nilului" on={false} onToggle={() => {}} />
      </div>
      <GameDetails {...details} />
      <GameDetailsActions playHref="/joaca/1" demoHref="/demo/1" rulesHref="/jocuri/1/reguli" {...actions} />
    </div>
  )
}
