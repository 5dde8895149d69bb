export { RealityCheck, type RealityCheckProps } from './RealityCheck.tsx'
