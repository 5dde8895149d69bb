import type { ReactNode } from 'react'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './messageParts.module.css'

/** Picture of a message in 16:9; a plate if it is missing. */
export const MessageArt = ({ src }: { src?: string }) => (
  <div className={styles.art}>
    <LazyImage src={src} />
  </div>
)

/** Heading of a message: names the dialog around it, and gets the initial focus. */
export const MessageTitle = ({ id, children }: { id?: string; children: ReactNode }) => (
  <h2 className={styles.title} id={id} tabIndex={-1}>
    {children}
  </h2>
)
