export { AdultsMark } from './AdultsMark.tsx'
export { type ComplianceFacts, ComplianceFooter, type ComplianceFooterProps } from './ComplianceFooter.tsx'
