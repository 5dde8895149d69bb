import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Icon.module.css'
import type { IconName } from './icons.ts'
import sprite from './sprite.svg?url&no-inline'

export type IconProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Name of its drawing in the sprite. */
  name: IconName
  /** Size in pixels. @default 20 */
  size?: 16 | 20 | 24 | 32
}

/** A decorative icon in the text's colour; the text beside it has the meaning. */
export function Icon({ name, size = 20, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      className={clsx(styles.icon, className)}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
