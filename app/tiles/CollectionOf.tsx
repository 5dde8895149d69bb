import type { CollectionsSlice } from '#app/api/contract/slices.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { CollectionCard } from '#ui/game/CollectionCard'

/** A collection's card with pictures of its first games. */
export function CollectionOf({
  item: { slug: _, covers, ...card },
}: {
  item: CollectionsSlice['items'][number]
}) {
  const { gamePicture } = useAssets()
  return (
    <CollectionCard
      {...card}
      covers={covers.flatMap((cover) => {
        const picture = gamePicture(cover, 'Thumbnail')
        return picture ? [{ id: cover.code, src: picture.src }] : []
      })}
    />
  )
}
