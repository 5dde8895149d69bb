import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addressOf } from '#app/domain/addresses.ts'
import {
  gamesIn,
  hasRoom,
  MAX_GAMES,
  type OwnLists,
  PICKED,
  withGame,
  withoutGame,
} from '#app/domain/ownLists/lists.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { Button } from '#ui/controls/Button'
import { Checkbox } from '#ui/controls/Checkbox'
import { Spinner } from '#ui/feedback/Spinner'
import { Link } from '#ui/foundation/Link'
import { Dialog } from '#ui/overlay/Dialog'
import { useAuth } from '../session/auth.ts'
import { FavouriteChoice } from './FavouriteChoice.tsx'
import styles from './ListsPanel.module.css'
import { NameForm } from './NameForm.tsx'
import { useOwnLists } from './ownLists.ts'
import { useListChange } from './useListChange.ts'
import { useNewList } from './useNewList.ts'

type ListsPanelProps = { code: string; name: string; open: boolean; onClose: () => void }

/** The lists of the visitor, each with whether a game is in it. */
export function ListsPanel(props: ListsPanelProps) {
  return (
    <MoreMessages>
      <Panel {...props} />
    </MoreMessages>
  )
}

function Panel({ code, name, open, onClose }: ListsPanelProps) {
  const { formatMessage } = useIntl()
  const lists = useOwnLists()
  return (
    <PageModals>
      <Dialog
        open={open}
        onClose={onClose}
        priority={modalPriorities.message}
        title={formatMessage({ id: 'lists.addTo' })}
        description={name}
        size="s"
      >
        <div className={styles.panel}>
          {lists ? (
            <Choices code={code} lists={lists} />
          ) : (
            <Spinner label={formatMessage({ id: 'lists.wait' })} />
          )}
          <NewList code={code} />
          <p className={styles.note}>
            <FormattedMessage id="lists.where" />{' '}
            <Link className={styles.link} href={addressOf('lists')}>
              <FormattedMessage id="lists.see" />
            </Link>
          </p>
        </div>
      </Dialog>
    </PageModals>
  )
}

function Choices({ code, lists }: { code: string; lists: OwnLists }) {
  const { formatMessage } = useIntl()
  const { player } = useAuth()
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">
        <FormattedMessage id="lists.title" />
      </legend>
      {player ? (
        <FavouriteChoice code={code} />
      ) : (
        <Choice code={code} lists={lists} id={PICKED} label={formatMessage({ id: 'lists.picked' })} />
      )}
      {lists.lists.map(({ id, name }) => (
        <Choice key={id} code={code} lists={lists} id={id} label={name} />
      ))}
    </fieldset>
  )
}

type ChoiceProps = { code: string; lists: OwnLists; id: string; label: string }

function Choice({ code, lists, id, label }: ChoiceProps) {
  const { formatMessage } = useIntl()
  const change = useListChange()
  const games = gamesIn(lists, id)
  if (!games) return null
  const isIn = games.codes.includes(code)
  return (
    <Checkbox
      label={label}
      count={games.codes.length}
      checked={isIn}
      disabled={!isIn && !hasRoom(games)}
      reason={formatMessage({ id: 'lists.fullList' }, { count: MAX_GAMES })}
      onCheckedChange={(on) => change((own) => (on ? withGame : withoutGame)(own, id, code))}
    />
  )
}

/** Makes a list with the game in it; the focus goes to the field, and back to the button. */
function NewList({ code }: { code: string }) {
  const [naming, setNaming] = useState<boolean>()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const add = useNewList()
  useEffect(() => {
    if (naming !== undefined) (naming ? field : button).current?.focus()
  }, [naming])
  if (!naming)
    return (
      <Button ref={button} icon="plus" size="s" onClick={() => setNaming(true)}>
        <FormattedMessage id="lists.new" />
      </Button>
    )
  return (
    <NameForm
      field={field}
      onSave={(name) => {
        add(name, code)
        setNaming(false)
      }}
      onEnd={() => setNaming(false)}
    />
  )
}
