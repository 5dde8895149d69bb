import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import type { OwnListsSlice } from '#app/api/contract/pageSlices.ts'
import { useSlice } from '#app/content/slices.ts'
import { gamesIn, type OwnLists } from '#app/domain/ownLists/lists.ts'
import { PageMenu } from '#app/navigation/menus/PageMenu.tsx'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useOwnLists } from '#app/player/lists/ownLists.ts'
import { PageCell, PageTitle } from '#ui/layout/Page'
import { WidgetSkeleton } from '../widgets/WidgetSkeleton.tsx'
import { AllLists } from './AllLists.tsx'
import { LIST_PARAMETER } from './listAddress.ts'
import { NamedList } from './NamedList.tsx'
import { UnknownList } from './UnknownList.tsx'

type ListsPageProps = { title: string; slice: string }

/** The lists that a visitor has made on this device; the query names the one that is shown. */
export const ListsPage = (props: ListsPageProps) => (
  <Suspense fallback={<PageCell />}>
    <MoreMessages>
      <Loaded {...props} />
    </MoreMessages>
  </Suspense>
)

function Loaded({ title, slice }: ListsPageProps) {
  const settings = useSlice(slice, 'OwnLists')
  const lists = useOwnLists()
  if (lists) return <Shown title={title} settings={settings} lists={lists} />
  return (
    <>
      <PageTitle title={title} />
      <PageMenu />
      <PageCell>
        <WidgetSkeleton type="Games" />
      </PageCell>
    </>
  )
}

type ShownProps = { title: string; settings: OwnListsSlice; lists: OwnLists }

function Shown({ title, settings, lists }: ShownProps) {
  const id = new URLSearchParams(usePageLocation().search).get(LIST_PARAMETER)
  if (id === null) return <AllLists title={title} lists={lists} />
  const games = gamesIn(lists, id)
  if (!games) return <UnknownList title={title} />
  const name = lists.lists.find((list) => list.id === id)?.name
  return (
    <NamedList
      key={id}
      {...{ id, lists, settings }}
      name={name}
      codes={games.codes}
      title={name ?? <FormattedMessage id="lists.picked" />}
    />
  )
}
