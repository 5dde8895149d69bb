import { MainOutline } from './MainOutline.tsx'
import { UnseenNote } from './UnseenNote.tsx'

export { PreviewDesk } from './PreviewDesk.tsx'
export { ProblemList } from './ProblemList.tsx'

/** What editors see above a page's content. */
export const PageNotes = () => (
  <>
    <UnseenNote />
    <MainOutline />
  </>
)
