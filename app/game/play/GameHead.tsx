import type { Tile } from '#app/api/contract/slices.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { PageCell, PageTitle } from '#ui/layout/Page'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './PlayGate.module.css'

/** Title and picture of a game that does not start here. */
export function GameHead({ tile }: { tile: Tile }) {
  const { gamePicture } = useAssets()
  const { name, provider } = tile
  return (
    <>
      <PageTitle title={name} count={provider} />
      <PageCell>
        <LazyImage
          className={styles.art}
          {...gamePicture(tile, 'Landscape')}
          instead={gamePicture(tile, 'Thumbnail')}
          missing={{ title: name, maker: provider }}
        />
      </PageCell>
    </>
  )
}
