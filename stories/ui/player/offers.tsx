import { ComplianceStrip } from '#ui/shell/ComplianceStrip'

/** What every promotional component carries. */
export const strip = (
  <ComplianceStrip text="Joacă responsabil. Interzis sub 18 ani" licence="L1234567W000001" />
)
