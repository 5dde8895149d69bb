export { SeatStrip, type SeatStripProps } from './SeatStrip.tsx'
