import { useIntl } from 'react-intl'
import type { CollectionGroupSlice, CollectionsSlice } from '#app/api/contract/slices.ts'
import { CollectionCard } from '#ui/game/CollectionCard'
import { Rail } from '#ui/layout/Rail'
import { useAssets } from './useAssets.ts'

/** CMS widgets `Collections` (all of them) and `CollectionGroup` (those of one group). */
export function CollectionsRow({
  slice: { title, href, items },
}: {
  slice: CollectionsSlice | CollectionGroupSlice
}) {
  const { formatMessage } = useIntl()
  const { gamePicture } = useAssets()
  return (
    <Rail
      layout="Collection"
      title={title}
      action={href ? { href, label: formatMessage({ id: 'widget.all' }) } : undefined}
    >
      {items.map(({ slug, covers, ...item }) => (
        <CollectionCard
          {...item}
          key={slug}
          covers={covers.flatMap((cover) => {
            const picture = gamePicture(cover, 'Thumbnail')
            return picture ? [{ id: cover.code, src: picture.src }] : []
          })}
        />
      ))}
    </Rail>
  )
}
