export { MAX_DOTS, SeatStrip, type SeatStripProps } from './SeatStrip.tsx'
