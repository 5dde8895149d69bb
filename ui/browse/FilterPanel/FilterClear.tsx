import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'

export type FilterClearProps = {
  /** Whether no filter is chosen, so that there is nothing to clear. @default false */
  clean?: boolean
  /** Called to remove all filters. */
  onClear: () => void
}

/** Removes all filters of a panel; placed in its head, away from the button that applies them. */
export const FilterClear = ({ clean = false, onClear }: FilterClearProps) => (
  <Button tone="quiet" size="s" disabled={clean} onClick={onClear}>
    <FormattedMessage id="ui.filterClear.all" />
  </Button>
)
