import { clsx } from 'clsx'
import { LazyImage, type LazyImageProps } from '#ui/media/LazyImage'
import styles from './ProviderLogo.module.css'

type ProviderLogoProps = Pick<LazyImageProps, 'className' | 'missing' | 'ahead'> & {
  /** Shown in a theme without a logo. */
  written: string
  /** Logo for light surfaces. */
  lightLogo?: string
  /** Logo for dark surfaces. */
  darkLogo?: string
}

/**
 * A provider's logo in the theme's version, or its written name; decorative. Shared by components, without a page of its own.
 */
export function ProviderLogo({ written, lightLogo, darkLogo, ...image }: ProviderLogoProps) {
  if (!lightLogo && !darkLogo) {
    return (
      <span className={styles.written} aria-hidden="true">
        {written}
      </span>
    )
  }
  return (
    <>
      <Version on="light" src={lightLogo} written={written} {...image} />
      <Version on="dark" src={darkLogo} written={written} {...image} />
    </>
  )
}

type VersionProps = Omit<ProviderLogoProps, 'lightLogo' | 'darkLogo'> & { on: 'light' | 'dark'; src?: string }

function Version({ on, src, written, className, ...image }: VersionProps) {
  if (src) {
    return <LazyImage {...image} className={clsx(styles.version, className)} data-on={on} src={src} />
  }
  return (
    <span className={clsx(styles.version, styles.written)} data-on={on} aria-hidden="true">
      {written}
    </span>
  )
}
