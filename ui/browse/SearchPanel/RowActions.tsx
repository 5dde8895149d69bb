import { plainPress } from '#ui/foundation/plainPress.ts'
import { useTilePlay } from '#ui/foundation/useTilePlay.ts'
import { FavouriteButton } from '#ui/game/FavouriteButton'
import { PlayLink } from '#ui/game/PlayLink/PlayLink.tsx'
import rows from './SearchRow.module.css'
import type { SearchOption } from './searchOption.ts'

type RowActionsProps = {
  option: SearchOption
  /** Handles a plain press of Play instead of its link. */
  onPlay?: (option: SearchOption) => void
  onFavourite?: (option: SearchOption) => void
  /** Only for mouse and finger: an option of a listbox may not contain controls, and keys do the same. @default false */
  pointerOnly?: boolean
}

/**
 * Play and heart beside a row. Play always has its space, and CSS shows it: an element that appears would wrap the name
 * and push the heart from under the pointer.
 */
export function RowActions({ option, onPlay, onFavourite, pointerOnly = false }: RowActionsProps) {
  const { name, playHref = '', restricted, favourite } = option
  const play = useTilePlay({ name, playHref, restricted })
  const reach = pointerOnly ? -1 : undefined
  const hearted = favourite && onFavourite
  if (!playHref && !hearted) return null
  return (
    <div className={rows.actions} aria-hidden={pointerOnly || undefined}>
      {playHref && (
        <PlayLink
          className={rows.play}
          play={play}
          tabIndex={reach}
          iconSize={16}
          onClick={plainPress(onPlay && (() => onPlay(option)))}
        />
      )}
      {hearted && (
        <FavouriteButton
          {...favourite}
          className={rows.heart}
          size="s"
          tabIndex={reach}
          name={name}
          onToggle={() => onFavourite(option)}
        />
      )}
    </div>
  )
}
