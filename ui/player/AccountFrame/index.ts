export { AccountFrame, type AccountFrameProps } from './AccountFrame.tsx'
