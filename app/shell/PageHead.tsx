import type { PageParts } from '#app/api/contract/pages.ts'
import { PageTitle } from '#ui/layout/Page'
import { Head } from './Head.tsx'

type PageHeadProps = {
  page: PageParts
  /** The heading is for screen readers only: the page begins with a picture. @default false */
  hidden?: boolean
}

/** The page's head and its main heading (MNU-08). */
export function PageHead({ page: { head, title }, hidden = false }: PageHeadProps) {
  return (
    <>
      <Head slice={head} />
      {hidden ? <h1 className="visually-hidden">{title}</h1> : <PageTitle title={title} />}
    </>
  )
}
