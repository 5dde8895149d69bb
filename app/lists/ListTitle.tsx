import { clsx } from 'clsx'
import type { GameListSlice } from '#app/api/contract/pageSlices.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { useCount } from '#ui/foundation/counted.ts'
import { PageTitle } from '#ui/layout/Page'
import styles from './ListTitle.module.css'

const LOGO_WIDTH = 240

/** The heading of a list with the number of its games; a provider's logo is beside its name. */
export function ListTitle({ list: { title, logo }, count }: { list: GameListSlice; count: number }) {
  const counted = useCount()
  const { asset } = useAssets()
  const image = (id: string | undefined, theme: 'onlyOnLight' | 'onlyOnDark') =>
    id && <img className={clsx(styles.logo, theme)} src={asset(id, LOGO_WIDTH)} alt="" />
  return (
    <PageTitle
      title={title}
      count={counted.count(count)}
      mark={
        logo && (
          <>
            {image(logo.light ?? logo.dark, 'onlyOnLight')}
            {image(logo.dark ?? logo.light, 'onlyOnDark')}
          </>
        )
      }
    />
  )
}
