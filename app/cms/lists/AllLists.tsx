import { useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addressOf } from '#app/domain/addresses.ts'
import { type OwnLists, PICKED } from '#app/domain/ownLists/lists.ts'
import { PageMenu } from '#app/navigation/menus/PageMenu.tsx'
import { ListNameDialog } from '#app/player/lists/ListNameDialog.tsx'
import { useNewList } from '#app/player/lists/useNewList.ts'
import { useAuth } from '#app/player/session/auth.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { useCount } from '#ui/foundation/counted.ts'
import { Link } from '#ui/foundation/Link'
import { PageCell, PageTitle } from '#ui/layout/Page'
import { Icon, type IconName } from '#ui/media/Icon'
import { GuestListsOffer } from './GuestListsOffer.tsx'
import styles from './Lists.module.css'
import { listAddress } from './listAddress.ts'

/** All lists of the visitor, and a way to make another one. */
export function AllLists({ title, lists }: { title: string; lists: OwnLists }) {
  const { formatMessage } = useIntl()
  const { player } = useAuth()
  const counted = useCount()
  const isEmpty = lists.lists.length === 0
  return (
    <>
      <PageTitle title={title}>{!isEmpty && <NewList />}</PageTitle>
      <PageMenu />
      <PageCell className={styles.page}>
        <p className={styles.note}>
          <FormattedMessage id="lists.where" />
        </p>
        {player && <GuestListsOffer />}
        <ul className={styles.lists}>
          {player ? (
            <Entry
              icon="heart"
              href={addressOf('user-my-games')}
              name={formatMessage({ id: 'lists.favourites' })}
            />
          ) : (
            <Entry
              icon="bookmark-simple"
              href={listAddress(PICKED)}
              name={formatMessage({ id: 'lists.picked' })}
              count={counted.count(lists.picked.codes.length)}
            />
          )}
          {lists.lists.map(({ id, name, codes }) => (
            <Entry
              key={id}
              icon="list"
              href={listAddress(id)}
              name={name}
              count={counted.count(codes.length)}
            />
          ))}
        </ul>
        {isEmpty && (
          <EmptyState
            icon="list-plus"
            title={formatMessage({ id: 'lists.none' })}
            text={formatMessage({ id: 'lists.how' })}
            action={<NewList />}
          />
        )}
      </PageCell>
    </>
  )
}

type EntryProps = { icon: IconName; href: string; name: string; count?: string }

const Entry = ({ icon, href, name, count }: EntryProps) => (
  <li>
    <Link className={styles.entry} href={href}>
      <Icon name={icon} />
      <span className={styles.name}>{name}</span>
      {count && <span className={styles.count}>{count}</span>}
    </Link>
  </li>
)

/** Makes a list. */
function NewList() {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const add = useNewList()
  return (
    <>
      <Button icon="plus" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id="lists.new" />
      </Button>
      <ListNameDialog
        open={open}
        onClose={close}
        onSave={(name) => {
          add(name)
          close()
        }}
      />
    </>
  )
}
