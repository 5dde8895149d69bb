import { clsx } from 'clsx'
import { type ComponentProps, type Ref, useId, useImperativeHandle, useRef } from 'react'
import { useIntl } from 'react-intl'
import { QuietStatus } from '#ui/browse/QuietStatus'
import { SearchField } from '#ui/controls/SearchField'
import { SearchBody, type SearchContent } from './SearchBody.tsx'
import { Keys } from './SearchNotes.tsx'
import styles from './SearchPanel.module.css'
import { elementId } from './SearchResults.tsx'
import { Understood } from './Understood.tsx'
import { useCombobox } from './useCombobox.ts'
import { useSearchStatus } from './useSearchStatus.ts'

export type SearchPanelProps = Omit<ComponentProps<'div'>, 'onPlay' | 'children'> &
  SearchContent & {
    /** Called to close the panel: Escape in an empty field. */
    onClose: () => void
    /** The field, to focus it. */
    inputRef?: Ref<HTMLInputElement>
  }

/** Search over the whole site: a field whose keys control the list under it. It fills its parent's height. */
export function SearchPanel(props: SearchPanelProps) {
  const { content, rest: others } = splitContent(props)
  const { onClose, inputRef, className, ...rest } = others
  const { value, onValueChange, onOpen, onPlay, groups, loading, recommended, understood } = content
  const { formatMessage } = useIntl()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const options = groups.flatMap((group) => group.options)
  const box = useCombobox(value, options, { onValueChange, onOpen, onPlay, onClose })
  const status = useSearchStatus({ value, loading, groups, recommended: recommended?.length })

  useImperativeHandle(inputRef, () => input.current as HTMLInputElement)

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not spoken everywhere yet
    <div {...rest} className={clsx(styles.panel, className)} role="search">
      <SearchField
        ref={input}
        className={styles.field}
        label={formatMessage({ id: 'ui.searchPanel.label' })}
        hint="Esc"
        value={value}
        onValueChange={onValueChange}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.open}
        aria-controls={box.open ? `${id}list` : undefined}
        aria-activedescendant={box.active && elementId(id, box.active)}
        onKeyDown={box.onKeyDown}
        onClick={box.reopen}
      />
      {understood && understood.length > 0 && (
        <Understood facts={understood} value={value} onValueChange={onValueChange} field={input} />
      )}
      <QuietStatus text={status} />
      <SearchBody {...content} id={id} box={box} field={input} />
      <Keys />
    </div>
  )
}

/** Splits the props for the body from those of the root. */
function splitContent(props: SearchPanelProps) {
  const { value, onValueChange, groups, loading, lettersMissing, understood, suggestion, onMore, ...a } =
    props
  const { related, recent, onForget, providers, recommended, onMoreRecommended, ...b } = a
  const { onOpen, onPlay, onFavourite, ...rest } = b
  const found = {
    value,
    onValueChange,
    groups,
    loading,
    lettersMissing,
    understood,
    suggestion,
    onMore,
    related,
  }
  const start = { recent, onForget, providers, recommended, onMoreRecommended }
  return { content: { ...found, ...start, onOpen, onPlay, onFavourite } satisfies SearchContent, rest }
}
