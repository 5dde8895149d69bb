import type { PageParts } from '#app/api/contract/pages.ts'
import { PageMenu } from '#app/navigation/menus/PageMenu.tsx'
import { PageTitle } from '#ui/layout/Page'
import { WidgetList } from '../widgets/WidgetList.tsx'

/** All lists of the current player, in the editors' order. */
export const OwnGamesPage = ({ page }: { page: PageParts }) => (
  <>
    <PageTitle title={page.title} />
    <PageMenu />
    <WidgetList page={page} />
  </>
)
