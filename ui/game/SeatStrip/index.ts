export { MOST_DOTS, SeatStrip, type SeatStripProps } from './SeatStrip.tsx'
