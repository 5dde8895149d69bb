export { Rail, type RailLayout, type RailProps, RailStack } from './Rail.tsx'
