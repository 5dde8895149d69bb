import { LazyImage } from '#ui/media/LazyImage'
import styles from './ProviderLogo.module.css'
import type { PopularProvider } from './searchOption.ts'

/** A provider's logo for the theme; decorative, and loaded eagerly so that none appears as an empty box. */
export function ProviderLogo({ name, lightLogo, darkLogo }: Omit<PopularProvider, 'href'>) {
  const missing = { title: name }
  return (
    <>
      {lightLogo && (
        <LazyImage className={styles.logo} data-on="light" src={lightLogo} missing={missing} ahead />
      )}
      {darkLogo && (
        <LazyImage className={styles.logo} data-on="dark" src={darkLogo} missing={missing} ahead />
      )}
    </>
  )
}
