import type { ContentStatus } from '#app/api/contract/common.ts'
import { useSlice } from '#app/queries/slices.ts'
import { ComplianceFooter } from '#ui/shell/ComplianceFooter'

type ShellFooterProps = { slice: string; status: ContentStatus }

/** The footer of every page. */
export function ShellFooter({ slice, status }: ShellFooterProps) {
  const { compliance } = useSlice(slice, 'Shell', { status })
  return <ComplianceFooter compliance={compliance} />
}
