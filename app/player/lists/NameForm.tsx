import { type FormEvent, type RefObject, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { MAX_NAME_LENGTH, normaliseName } from '#app/domain/customNames.ts'
import { MAX_LISTS, type NameProblem, nameProblem, noLists } from '#app/domain/ownLists/lists.ts'
import { Button } from '#ui/controls/Button'
import { TextField } from '#ui/controls/TextField'
import styles from './ListsPanel.module.css'
import { useOwnLists } from './ownLists.ts'

const troubles = {
  nameless: 'lists.nameless',
  taken: 'lists.taken',
  full: 'lists.full',
} as const satisfies Record<NameProblem, string>

type NameFormProps = {
  field: RefObject<HTMLInputElement | null>
  /** The list that gets another name; without it a new one gets its first. */
  of?: { id: string; name: string }
  onSave: (name: string) => void
  /** Called when the form is cancelled. */
  onEnd: () => void
}

/** Asks for the name of a list. */
export function NameForm({ field, of, onSave, onEnd }: NameFormProps) {
  const { formatMessage } = useIntl()
  const lists = useOwnLists() ?? noLists
  const [text, setText] = useState(of?.name ?? '')
  const [error, setError] = useState<string>()

  function save(event: FormEvent) {
    event.preventDefault()
    const reserved = [formatMessage({ id: 'lists.picked' }), formatMessage({ id: 'lists.favourites' })]
    const trouble = nameProblem(lists, text, { reserved, ...(of && { of: of.id }) })
    if (!trouble) return onSave(normaliseName(text))
    setError(formatMessage({ id: troubles[trouble] }, { count: MAX_LISTS }))
    field.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <TextField
        ref={field}
        label={formatMessage({ id: 'lists.name' })}
        error={error}
        value={text}
        onValueChange={setText}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
      />
      <div className={styles.actions}>
        <Button type="submit">
          <FormattedMessage id={of ? 'lists.rename.save' : 'lists.make'} />
        </Button>
        <Button tone="quiet" onClick={onEnd}>
          <FormattedMessage id="lists.cancel" />
        </Button>
      </div>
    </form>
  )
}
