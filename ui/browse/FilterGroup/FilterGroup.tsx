import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '#ui/media/Icon'
import styles from './FilterGroup.module.css'
import { FullList } from './FullList.tsx'
import { OptionPill } from './OptionPill.tsx'
import { type FilterOption, inBrief } from './options.ts'
import { useTop } from './useTop.ts'

export type { FilterOption }

export type FilterGroupProps = Omit<ComponentProps<'fieldset'>, 'onToggle' | 'children'> & {
  /** Label of the group; visible, and its accessible name. */
  label: string
  /** What its options mean, if their names do not say it: above them. */
  about?: string
  /** All options in any order; six of them are shown at first, those with the most games. */
  options: readonly FilterOption[]
  /** Called to select or deselect an option. */
  onToggle: (value: string) => void
  /** Grammatical gender of the options: „Toți” furnizorii, „Toate” colecțiile. @default 'masculine' */
  gender?: 'masculine' | 'feminine'
}

const SHORT_LIST_LENGTH = 6

/**
 * A group of a filter panel: a few options at first, all of them on demand, with a search if there are many. Its name
 * folds it.
 */
export function FilterGroup(props: FilterGroupProps) {
  const { label, about, options, onToggle, gender = 'masculine', className, ...rest } = props
  const id = useId()
  const top = useTop(options, SHORT_LIST_LENGTH)
  const [full, setFull] = useState<boolean>()
  const [open, setOpen] = useState(true)
  const list = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const brief = inBrief(options, top)
  const chosen = options.filter(({ selected }) => selected).length
  const locks = brief.filter(({ locked }) => locked)

  // The pressed button disappears: the effect focuses the element that replaces it.
  useEffect(() => {
    if (full !== undefined) (full ? list : opener).current?.focus()
  }, [full])

  return (
    <fieldset {...rest} className={clsx(styles.group, className)} aria-describedby={about && `${id}about`}>
      <legend className={styles.legend}>
        <Fold open={open} controls={`${id}options`} onFold={() => setOpen(!open)}>
          {label}
          {chosen > 0 && (
            <>
              {' '}
              <span className={styles.chosen}>
                <FormattedMessage id="ui.filterGroup.chosen" values={{ count: chosen }} />
              </span>
            </>
          )}
        </Fold>
      </legend>
      <div id={`${id}options`} hidden={!open}>
        {about && (
          <p id={`${id}about`} className={styles.about}>
            {about}
          </p>
        )}
        {full ? (
          <FullList
            ref={list}
            label={label}
            gender={gender}
            options={options}
            onToggle={onToggle}
            onLess={() => setFull(false)}
          />
        ) : (
          <div className={styles.pills}>
            {brief.map((option) => (
              <OptionPill
                key={option.value}
                {...option}
                noteId={`${id}${option.value}`}
                onToggle={onToggle}
              />
            ))}
            {options.length > brief.length && (
              <button ref={opener} className={styles.all} type="button" onClick={() => setFull(true)}>
                <FormattedMessage id="ui.filterGroup.all" values={{ gender, total: options.length }} />
                <Icon name="caret-down-bold" size={16} />
              </button>
            )}
          </div>
        )}
        {!full &&
          locks.map(({ value, label: name, locked }) => (
            <p key={value} id={`${id}${value}`} className={styles.note}>
              <Icon name="lock" size={16} />
              <span>
                {name}: {locked}
              </span>
            </p>
          ))}
      </div>
    </fieldset>
  )
}

type FoldProps = { open: boolean; controls: string; onFold: () => void; children: ReactNode }

/** The group's name, which shows or hides its options. */
const Fold = ({ open, controls, onFold, children }: FoldProps) => (
  <button
    className={styles.fold}
    type="button"
    aria-expanded={open}
    aria-controls={controls}
    onClick={onFold}
  >
    <span>{children}</span>
    <Icon name="caret-down-bold" size={16} />
  </button>
)
