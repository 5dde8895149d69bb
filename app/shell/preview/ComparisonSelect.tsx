import { useIntl } from 'react-intl'
import { useStore, useStored } from '#app/platform/visit.ts'
import { BarSelect } from './BarSelect.tsx'
import { comparisons, createComparison } from './comparison.ts'

/** Chooses whether the published page is shown too. */
export function ComparisonSelect() {
  const { formatMessage } = useIntl()
  const comparison = useStored(createComparison)
  const { set } = useStore(createComparison)
  const choices = ['', ...comparisons].map((value) => ({
    value,
    label: formatMessage({ id: 'preview.comparison.name' }, { comparison: value }),
  }))
  return (
    <BarSelect
      name={formatMessage({ id: 'preview.comparison' })}
      value={comparison ?? ''}
      choices={choices}
      onChange={(value) => set(comparisons.find((known) => known === value))}
    />
  )
}
