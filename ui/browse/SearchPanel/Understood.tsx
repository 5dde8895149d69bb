import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#ui/media/Icon'
import styles from './Understood.module.css'

/** A part of the searched text that was understood as a condition. */
export type UnderstoodFact = {
  id: string
  /** The condition in words: „Miză până la 1 leu”. */
  label: string
  /** Start and end of the words that say it, in UTF-16 units of the text. */
  start: number
  end: number
  /** Whether it has no effect, since the data that it needs are unknown. @default false */
  unknown?: boolean
}

type UnderstoodProps = {
  facts: readonly UnderstoodFact[]
  value: string
  onValueChange: (value: string) => void
  field: RefObject<HTMLInputElement | null>
}

const without = (text: string, { start, end }: UnderstoodFact): string =>
  `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim()

/** What was understood of the text, each part editable in the field and removable. */
export function Understood({ facts, value, onValueChange, field }: UnderstoodProps) {
  const { formatMessage } = useIntl()
  return (
    <ul className={styles.facts} aria-label={formatMessage({ id: 'ui.searchPanel.understood' })}>
      {facts.map((fact) => (
        <li key={fact.id} className={styles.fact} data-unknown={fact.unknown}>
          <button
            type="button"
            className={styles.edit}
            aria-label={formatMessage({ id: 'ui.searchPanel.editFact' }, { fact: fact.label })}
            onClick={() => {
              field.current?.focus()
              field.current?.setSelectionRange(fact.start, fact.end)
            }}
          >
            {fact.label}
            {fact.unknown && (
              <span className={styles.unknown}> · {formatMessage({ id: 'ui.searchPanel.unknownFact' })}</span>
            )}
          </button>
          <button
            type="button"
            className={styles.remove}
            aria-label={formatMessage({ id: 'ui.searchPanel.removeFact' }, { fact: fact.label })}
            onClick={() => {
              onValueChange(without(value, fact))
              field.current?.focus()
            }}
          >
            <Icon name="x-bold" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
