import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router-dom'
import type { PageParts } from '#app/api/contract/pages.ts'
import { PROBLEMS_ID } from '#app/domain/preview.ts'
import { usePlace } from '#app/navigation/place.tsx'
import { ExactLink } from '#app/navigation/SiteLink.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useStore, useStored } from '#app/platform/visit.ts'
import { LinkElement } from '#ui/foundation/Link'
import { PreviewBar } from '#ui/shell/PreviewBar'
import { ThemeControl } from '../ThemeControl.tsx'
import { createOutlines } from './outlines.ts'
import { PreviewWatch } from './PreviewWatch.tsx'
import { useDeskKeys } from './useDeskKeys.ts'

/** What editors see beside the page, in preview only (CMS-04). */
export function PreviewDesk() {
  return (
    <MoreMessages>
      <LinkElement value={ExactLink}>
        <Bar />
      </LinkElement>
      <PreviewWatch />
    </MoreMessages>
  )
}

/** The page on the screen; `undefined` if there is none. */
function useShownPage(): PageParts | undefined {
  const page = useMatches().at(-1)?.loaderData as Partial<PageParts> | undefined
  return page?.parts && (page as PageParts)
}

function Bar() {
  const { path, search } = usePlace()
  const page = useShownPage()
  const outlines = useStored(createOutlines)
  const { set } = useStore(createOutlines)
  const bar = useRef<HTMLElement>(null)
  useDeskKeys(bar, () => set(!outlines))
  useEffect(() => {
    const root = document.documentElement
    root.dataset.outlines = outlines ? 'on' : 'off'
    return () => void delete root.dataset.outlines
  }, [outlines])
  return (
    <PreviewBar
      ref={bar}
      page={page?.title}
      problems={page?.invalidWidgets.length}
      problemsHref={`#${PROBLEMS_ID}`}
      outlines={outlines}
      onOutlines={set}
      exitHref={path + search}
    >
      <ThemeControl />
    </PreviewBar>
  )
}
