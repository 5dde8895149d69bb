import type { CollectionsSlice } from '#app/api/contract/slices.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { CollectionCard } from '#ui/game/CollectionCard'

/** A collection's card with the picture of one of its games. */
export function CollectionOf({
  item: { slug: _, cover, ...card },
}: {
  item: CollectionsSlice['items'][number]
}) {
  const { gamePicture } = useAssets()
  return <CollectionCard {...card} cover={cover && gamePicture(cover, 'Thumbnail')?.src} />
}
