import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#ui/media/Icon'
import styles from './FavouriteButton.module.css'

export type FavouriteButtonProps = Omit<ComponentProps<'button'>, 'children' | 'name' | 'onToggle'> & {
  /** The game's name, part of the accessible name, which never changes. */
  name: string
  /** Whether the game is a favourite. */
  on: boolean
  /** Whether the change is being saved: the heart becomes a spinner, and presses are ignored. @default false */
  pending?: boolean
  /** Called with a press. */
  onToggle: () => void
  /** Size of 32 or 40 pixels; 44 on touch. @default 'm' */
  size?: 's' | 'm'
  /** `media` is for use on pictures in any theme, `plate` has a surface of the theme. @default 'plate' */
  tone?: 'media' | 'plate'
}

/** Heart button that adds or removes a favourite. */
export function FavouriteButton({
  name,
  on,
  pending = false,
  onToggle,
  size = 'm',
  tone = 'plate',
  className,
  ...rest
}: FavouriteButtonProps) {
  const { formatMessage } = useIntl()
  // The heart of a game that was a favourite before does not move.
  const [pressed, setPressed] = useState(false)
  function press(): void {
    setPressed(true)
    onToggle()
  }
  return (
    <button
      {...rest}
      type="button"
      className={clsx(styles.button, className)}
      data-size={size}
      data-tone={tone}
      aria-label={formatMessage({ id: 'ui.favouriteButton.name' }, { name })}
      aria-pressed={on}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : press}
    >
      {pending ? (
        <span className={styles.ring} />
      ) : (
        <Icon className={pressed && on ? styles.added : undefined} name={on ? 'heart-fill' : 'heart'} />
      )}
    </button>
  )
}
