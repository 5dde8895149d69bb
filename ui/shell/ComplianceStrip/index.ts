export { ComplianceStrip, type ComplianceStripProps } from './ComplianceStrip.tsx'
