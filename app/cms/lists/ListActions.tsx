import { useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePreview } from '#app/content/pageContexts.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { withFlags } from '#app/domain/flags.ts'
import { noLists, withList, withName, withoutList } from '#app/domain/ownLists/lists.ts'
import { withPreview } from '#app/domain/preview.ts'
import { usePageNavigation } from '#app/navigation/usePageNavigation.ts'
import { visitQuery } from '#app/platform/flags.ts'
import { notify } from '#app/platform/notices/notify.ts'
import { useVisit } from '#app/platform/visit.ts'
import { ListNameDialog } from '#app/player/lists/ListNameDialog.tsx'
import { useOwnLists } from '#app/player/lists/ownLists.ts'
import { useListChange } from '#app/player/lists/useListChange.ts'
import { Button } from '#ui/controls/Button'
import styles from './Lists.module.css'

type ListActionsProps = { id: string; name: string | undefined }

/** Leads to the other lists; renames and deletes a list that has a name. */
export function ListActions({ id, name }: ListActionsProps) {
  return (
    <div className={styles.actions}>
      <Button size="s" tone="quiet" href={addressOf('lists')}>
        <FormattedMessage id="lists.all" />
      </Button>
      {name !== undefined && <Rename id={id} name={name} />}
      {name !== undefined && <Delete id={id} name={name} />}
    </div>
  )
}

function Rename({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const change = useListChange()
  return (
    <>
      <Button size="s" tone="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id="lists.rename" />
      </Button>
      <ListNameDialog
        open={open}
        onClose={close}
        of={{ id, name }}
        onSave={(next) => {
          change((own) => withName(own, id, next))
          close()
        }}
      />
    </>
  )
}

/** Deletes a list and leads to the others; a notice brings it back. */
function Delete({ id, name }: { id: string; name: string }) {
  const { formatMessage } = useIntl()
  const visit = useVisit()
  const change = useListChange()
  const navigate = usePageNavigation()
  const preview = usePreview()
  const { lists } = useOwnLists() ?? noLists

  function remove() {
    const at = lists.findIndex((list) => list.id === id)
    const list = lists[at]
    if (!list) return
    navigate(withFlags(withPreview(addressOf('lists'), preview), visitQuery), { replace: true })
    change((own) => withoutList(own, id))
    void notify(visit, {
      type: 'info',
      title: formatMessage({ id: 'lists.deleted' }, { name }),
      actionText: formatMessage({ id: 'lists.undo' }),
      action: () => change((own) => withList(own, list, at)),
    })
  }

  return (
    <Button size="s" tone="quiet" onClick={remove}>
      <FormattedMessage id="lists.delete" />
    </Button>
  )
}
