import type { MenuEntry } from '#app/api/contract/slices.ts'
import { withoutPreview } from '#app/domain/preview.ts'
import { isIconName } from '#ui/media/Icon'

/** A menu entry as the kit draws it; an icon that the kit does not have is left out. */
export function menuItem({ id, label, href, icon, isNew, only, personalized }: MenuEntry, pathname: string) {
  return {
    id,
    label,
    href,
    current: href === withoutPreview(pathname),
    ...(isIconName(icon) && { icon }),
    ...(isNew && { isNew }),
    ...(only && { only }),
    ...(personalized && { personal: true }),
    ...(!href.startsWith('/') && { external: true }),
  }
}
