export { SelfTest, type SelfTestProps } from './SelfTest.tsx'
