import type { MenuEntry } from '#app/api/contract/slices.ts'
import { currentOf } from '#app/domain/sections.ts'
import { isIconName } from '#ui/media/Icon'

/** Where one is: the page (without the preview segment) and the section that it stands in. */
export type Here = { path: string; section: string | undefined }

/** A menu entry as the kit draws it; an icon that the kit does not have is left out. */
export function menuItem(
  { id, label, href, icon, isNew, only, personalized }: MenuEntry,
  { path, section }: Here,
) {
  return {
    id,
    label,
    href,
    current: currentOf(href, path, section),
    ...(isIconName(icon) && { icon }),
    ...(isNew && { isNew }),
    ...(only && { only }),
    ...(personalized && { personal: true }),
    ...(!href.startsWith('/') && { external: true }),
  }
}
