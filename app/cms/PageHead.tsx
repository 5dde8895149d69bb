import type { PageParts } from '#app/api/contract/pages.ts'
import { Head } from '#app/content/Head.tsx'
import { heroParts } from '#app/domain/layout.ts'
import { PageMenu } from '#app/navigation/menus/PageMenu.tsx'
import { PageTitle } from '#ui/layout/Page'

/** The page's head, main heading (MNU-08) and menu; a hero replaces the visible heading and has the menu beneath. */
export function PageHead({ page: { head, title, parts } }: { page: PageParts }) {
  const hero = heroParts(parts) > 0
  return (
    <>
      <Head slice={head} />
      {hero ? <h1 className="visually-hidden">{title}</h1> : <PageTitle title={title} />}
      {!hero && <PageMenu />}
    </>
  )
}
