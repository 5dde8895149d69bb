import { Suspense, useEffect, useRef } from 'react'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { PROBLEMS_ID } from '#app/domain/preview.ts'
import { isBare } from '#app/domain/previewFrames.ts'
import { CATALOGUE_PATH } from '#app/domain/previewPages.ts'
import { withView } from '#app/domain/previewView.ts'
import { listedProblems } from '#app/domain/problems/problemList.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { ExactLink } from '#app/navigation/SiteLink.tsx'
import { PreviewMessages } from '#app/platform/messages/PreviewMessages.tsx'
import { useServices } from '#app/platform/useServices.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { visitView } from '#app/platform/visitView.ts'
import { useHelpFirst } from '#app/player/account/useHelpFirst.ts'
import { LinkElement } from '#ui/foundation/Link'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import { PreviewBar } from '#ui/shell/PreviewBar'
import { ThemeControl } from '../ThemeControl.tsx'
import { AccessNote } from './access/AccessNote.tsx'
import { ShareDraft } from './access/ShareDraft.tsx'
import { ComparisonSelect } from './ComparisonSelect.tsx'
import { createComparison } from './comparison.ts'
import { PageFrame } from './PageFrame.tsx'
import { PreviewWatch } from './PreviewWatch.tsx'
import { createPageWidth } from './pageWidth.ts'
import { useDeskKeys } from './useDeskKeys.ts'
import { useShownPage } from './useShownPage.ts'
import { ViewForm } from './ViewForm.tsx'
import { WidthSelect } from './WidthSelect.tsx'

/** Whether the widgets are outlined; on at the beginning of every visit. */
const createOutlines = () => createExternalStore(true)

// For pages inside a content system.
const CmsLink = lazyPart(() => import('./cms/CmsLink.tsx').then((file) => file.CmsLink))
const CmsRelay = lazyPart(() => import('./cms/CmsRelay.tsx').then((file) => file.CmsRelay))

/** The editors' tools around the page, in preview only (CMS-04). */
export function PreviewDesk() {
  const { search } = usePageLocation()
  const hydrating = useHydrating()
  const { contentSystems = [] } = useServices()
  // The address of the first page in the frame says so; its further pages have the frame alone.
  const bare = isBare(search) || (!hydrating && window.frameElement !== null)
  return (
    <>
      {!bare && (
        <PreviewMessages>
          <LinkElement value={ExactLink}>
            <Bar />
          </LinkElement>
          <PageFrame />
        </PreviewMessages>
      )}
      <PreviewWatch />
      {contentSystems.length > 0 && !hydrating && window.parent !== window && (
        <ContentSystem systems={contentSystems} bare={bare} />
      )}
      {visitView.audience === 'excluded' && <HelpFirst />}
    </>
  )
}

/** Connects the page in sight with the content system around the desk: the page itself, or that in the desk's frame. */
function ContentSystem({ systems, bare }: { systems: readonly string[]; bare: boolean }) {
  const width = useStored(createPageWidth)
  const comparison = useStored(createComparison)
  const framed = !bare && (width !== undefined || comparison !== undefined)
  return (
    <Suspense>
      {framed ? <CmsRelay systems={systems} /> : <CmsLink systems={systems} inDesk={bare} />}
    </Suspense>
  )
}

/** Marks the page as for a player who has excluded themselves. */
function HelpFirst() {
  useHelpFirst()
  return null
}

function Bar() {
  const { path, search } = usePageLocation()
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
      problems={page && listedProblems(page).length}
      problemsHref={`#${PROBLEMS_ID}`}
      outlines={outlines}
      onOutlines={set}
      // The site has no page of the catalogue's facts.
      exitHref={path === CATALOGUE_PATH ? '/' : path + withView(search, {})}
      notice={<AccessNote />}
    >
      <ThemeControl />
      <WidthSelect />
      <ComparisonSelect />
      <ViewForm />
      <ShareDraft />
    </PreviewBar>
  )
}
