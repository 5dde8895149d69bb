import { FormattedMessage } from 'react-intl'
import type { Fault, FaultKind } from '#app/api/contract/faults.ts'

/** Kinds of problems where the field by its name says what is expected; for others the kind does. */
const byField: ReadonlySet<FaultKind> = new Set<FaultKind>([
  ...(['type', 'missing', 'wrong', 'twice', 'target', 'empty'] as const),
])

/** What is wrong, in which record and field, and what is expected there with an example. */
export function FaultWords({ kind, record, field = 'none', value = 'none', of = 'none' }: Fault) {
  const name = byField.has(kind) ? field.split('.')[0] : kind
  // Types of menu entries are others than those of widgets.
  const key = name === 'type' && record ? `${record.kind}Type` : name
  return (
    <>
      {record && (
        <>
          <FormattedMessage id="preview.record" values={record} />{' '}
        </>
      )}
      <FormattedMessage
        id="preview.fault"
        values={{ kind, field, value, of, where: record?.kind ?? 'none' }}
      />{' '}
      <FormattedMessage id="preview.expected" values={{ key, of }} />
    </>
  )
}
