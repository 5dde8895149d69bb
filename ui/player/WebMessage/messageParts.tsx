import type { ReactNode } from 'react'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './messageParts.module.css'

type MessageArtProps = {
  /** Address of the picture. */
  src?: string
}

/** Picture of a message in 16:9; a plate if it is missing. */
export const MessageArt = ({ src }: MessageArtProps) => (
  <div className={styles.art}>
    <LazyImage src={src} />
  </div>
)

type MessageTitleProps = {
  /** Id by which the dialog names itself. */
  id?: string
  /** Words of the heading. */
  children: ReactNode
}

/** Heading of a message: names the dialog around it, and gets the initial focus. */
export const MessageTitle = ({ id, children }: MessageTitleProps) => (
  <h2 className={styles.title} id={id} tabIndex={-1}>
    {children}
  </h2>
)
