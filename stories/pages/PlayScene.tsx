import { type ReactNode, useState } from 'react'
import { fn } from 'storybook/test'
import { FavouriteButton } from '#ui/game/FavouriteButton'
import { PlayBar } from '#ui/shell/PlayBar'
import { pictureUrl } from '../pictures.ts'
import './pages.css'

/** 18:00 in Romania; the session began 84 minutes before. */
export const now = Date.UTC(2026, 10, 20, 16, 0)
export const startedAt = now - 84 * 60_000

export type PlaySceneProps = {
  /** Guests play demos only. */
  user: 'guest' | 'player'
  /** What lies over the game. */
  overlay?: ReactNode
}

/** A running game, as a still picture under its bar. */
export function PlayScene({ user, overlay }: PlaySceneProps) {
  const player = user === 'player'
  const [mode, setMode] = useState<'demo' | 'real'>(player ? 'real' : 'demo')
  const [favourite, setFavourite] = useState(true)
  return (
    <>
      <PlayBar
        title="Regina Nilului"
        backHref="/"
        favourite={
          player && (
            <FavouriteButton
              name="Regina Nilului"
              size="s"
              on={favourite}
              onToggle={() => setFavourite(!favourite)}
            />
          )
        }
        mode={{ value: mode, onChange: setMode }}
        fullScreen={{ active: false, onToggle: fn() }}
        session={player ? { startedAt, now } : undefined}
        onSafePlay={fn()}
      />
      <main className="sceneStage">
        <picture className="sceneGame">
          <source media="(width < 768px)" srcSet={pictureUrl('regina-nilului.Portrait')} />
          <img className="sceneGame" src={pictureUrl('banner-regina-nilului')} alt="Jocul, oprit" />
        </picture>
      </main>
      {overlay}
    </>
  )
}
