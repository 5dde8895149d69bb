import { EditorLinks } from './EditorLinks.tsx'
import { MainOutline } from './MainOutline.tsx'
import { ProblemList } from './ProblemList.tsx'
import { UnseenNote } from './UnseenNote.tsx'

export { CataloguePage } from './catalogue/CataloguePage.tsx'
export { PreviewDesk } from './PreviewDesk.tsx'

/** Notes for editors above a page's content. */
export const PageNotes = () => (
  <>
    <UnseenNote />
    <MainOutline />
  </>
)

/** Lists for editors below a page's content. */
export const PageEnd = () => (
  <>
    <ProblemList />
    <EditorLinks />
  </>
)
