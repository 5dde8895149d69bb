import { useIntl } from 'react-intl'
import type { CollectionGroupSlice, CollectionsSlice } from '#app/api/contract/slices.ts'
import { useHrefUnlessCurrent } from '#app/navigation/useHrefUnlessCurrent.ts'
import { CollectionOf } from '#app/tiles/CollectionOf.tsx'
import { Rail } from '#ui/layout/Rail'

/** CMS widgets `Collections` (all of them) and `CollectionGroup` (those of one group). */
export function CollectionsRow({
  slice: { title, href, items },
}: {
  slice: CollectionsSlice | CollectionGroupSlice
}) {
  const { formatMessage } = useIntl()
  const all = useHrefUnlessCurrent(href)
  return (
    <Rail
      layout="Collection"
      title={title}
      action={all ? { href: all, label: formatMessage({ id: 'widget.all' }) } : undefined}
    >
      {items.map((item) => (
        <CollectionOf key={item.slug} item={item} />
      ))}
    </Rail>
  )
}
