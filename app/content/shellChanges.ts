import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { lobbyOfLayout } from '#app/domain/lobbies.ts'
import { isPreviewPath, withoutPreview } from '#app/domain/preview.ts'
import { isRevalidating } from './revalidation.ts'

const editionOf = ({ pathname }: URL): string =>
  [isPreviewPath(pathname), lobbyOfLayout(withoutPreview(pathname))].join()

/** Whether the shell changes: with drafts or lobby, not with the page. */
export const shellChanges = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  isRevalidating() || editionOf(currentUrl) !== editionOf(nextUrl)
