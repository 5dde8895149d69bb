import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { isPreviewPath } from '#app/domain/preview.ts'
import { isRenewing } from '#app/lib/pageChanges.ts'

/** The shell changes with the edition, not with the page. */
export const shellChanges = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  isRenewing() || isPreviewPath(currentUrl.pathname) !== isPreviewPath(nextUrl.pathname)
