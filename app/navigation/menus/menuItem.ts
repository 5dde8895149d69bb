import type { MenuEntry } from '#app/api/contract/slices.ts'
import { currentOf } from '#app/domain/sections.ts'
import { isIconName } from '#ui/media/Icon'

/** The current page (without the preview segment) and its section. */
export type MenuLocation = { path: string; section: string | undefined }

/** A menu entry in the kit's form; an icon that the kit lacks is left out. */
export function menuItem(
  { id, label, href, icon, isNew, only, personalized }: MenuEntry,
  { path, section }: MenuLocation,
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
