import type { PageParts } from '#app/api/contract/pages.ts'
import { PageMenu } from '#app/menus/PageMenu.tsx'
import { WidgetList } from '#app/widgets/WidgetList.tsx'
import { PageTitle } from '#ui/layout/Page'

/** All lists of the current player, in the editors' order. */
export const OwnGamesPage = ({ page }: { page: PageParts }) => (
  <>
    <PageTitle title={page.title} />
    <PageMenu />
    <WidgetList page={page} />
  </>
)
