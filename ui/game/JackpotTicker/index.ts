export { JackpotTicker, type JackpotTickerProps } from './JackpotTicker.tsx'
