import { type KeyboardEvent, type Ref, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { QuietStatus } from '#ui/browse/QuietStatus'
import { Button } from '#ui/controls/Button'
import { Checkbox } from '#ui/controls/Checkbox'
import { SearchField } from '#ui/controls/SearchField'
import styles from './FilterGroup.module.css'
import { type FilterOption, inFull, isHeld } from './options.ts'

export type FullListProps = {
  ref: Ref<HTMLDivElement>
  label: string
  gender: 'masculine' | 'feminine'
  options: readonly FilterOption[]
  onToggle: (value: string) => void
  /** Called to return to the short list. */
  onLess: () => void
}

/** Number of options from which the list has a search field. */
const MIN_SEARCHABLE_LENGTH = 10

/** All options of a group by name, in a scrolling box. */
export function FullList({ ref, label, gender, options, onToggle, onLess }: FullListProps) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  const found = inFull(options, text)
  const nothing = found.length === 0 ? formatMessage({ id: 'ui.filterGroup.nothing' }, { text }) : ''

  // Escape first clears the text; the next one may close the panel around it.
  function dismissNotice(event: KeyboardEvent) {
    if (event.key !== 'Escape' || text === '') return
    event.preventDefault()
    event.stopPropagation()
    setText('')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a nested fieldset would be announced as two groups
    <div
      ref={ref}
      className={styles.full}
      role="group"
      aria-label={formatMessage({ id: 'ui.filterGroup.allOf' }, { group: label, gender })}
      tabIndex={-1}
    >
      {options.length > MIN_SEARCHABLE_LENGTH && (
        <SearchField
          label={formatMessage({ id: 'ui.filterGroup.search' }, { group: label })}
          size="s"
          value={text}
          onValueChange={setText}
          onKeyDown={dismissNotice}
        />
      )}
      <QuietStatus text={nothing} />
      {nothing && <p className={styles.nothing}>{nothing}</p>}
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map((option) => (
            <li key={option.value}>
              <Checkbox
                label={option.label}
                count={option.count}
                checked={option.selected ?? false}
                disabled={isHeld(option)}
                locked={option.locked}
                onCheckedChange={() => onToggle(option.value)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button className={styles.less} tone="quiet" size="s" onClick={onLess}>
        <FormattedMessage id="ui.filterGroup.less" />
      </Button>
    </div>
  )
}
