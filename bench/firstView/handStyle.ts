/** The styles of the hand-written pages: only what they need, one class per element. */
export const handStyle = `
@font-face { font-family: Onest; src: url(/fonts/onest-latin.woff2) format("woff2"); font-weight: 100 900; font-display: swap }
@font-face { font-family: Near; src: local("Arial"), local("Liberation Sans"); size-adjust: 103.8%; ascent-override: 93.5%; descent-override: 29.4%; line-gap-override: 0% }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { color-scheme: dark; background: #0b1213; color: #f3f5f4; font: 15px/1.4 Onest, Near, sans-serif }
body { padding-bottom: 64px }
a { color: inherit; text-decoration: none }
ul { list-style: none }
img { display: block }
.header { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: 16px; height: 52px; padding: 0 16px; background: #111a1b }
.logo { margin-right: auto; font-size: 24px; font-weight: 700 }
.button { padding: 10px 16px; border-radius: 10px; background: #fd9850; color: #17110c; font-weight: 600 }
.hero { position: relative; height: 372px; overflow: hidden }
.picture { width: 100%; height: 100%; object-fit: cover; object-position: 64% 30% }
.words { position: absolute; inset: auto 0 0; padding: 56px 16px 16px; background: linear-gradient(to top, #000c 60%, #0000) }
.eyebrow { color: #ffd977 }
.title { margin: 4px 0 12px; font-size: 22px; line-height: 1.2 }
.strip { padding: 12px 16px; color: #a7b0ae; font-size: 13px }
.jackpot { margin: 8px 16px 24px; padding: 16px; border-radius: 16px; background: #141f20 }
.amounts { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-top: 8px }
.amount { color: #ffd977; font-weight: 700; font-variant-numeric: tabular-nums }
.row { margin-bottom: 24px }
.heading { display: flex; justify-content: space-between; align-items: center; padding: 0 16px 8px }
.name { font-size: 18px }
.all { padding: 10px 0; color: #fda668 }
.rail { display: flex; gap: 10px; padding: 0 16px; overflow-x: auto; scroll-snap-type: x proximity; scroll-padding: 16px; scrollbar-width: none }
.tile { flex: none; width: 112px; scroll-snap-align: start }
.wide { width: 216px }
.cover { width: 100%; height: auto; border-radius: 12px; background: #1b2829 }
.waiting .cover { display: none }
.waiting .game::before { display: block; aspect-ratio: 1; border-radius: 12px; background: #1b2829; content: "" }
.waiting .tall .game::before { aspect-ratio: 3 / 4 }
.waiting .wide .game::before { aspect-ratio: 16 / 9 }
.label { display: block; padding-top: 6px; overflow: hidden; font-size: 13px; white-space: nowrap; text-overflow: ellipsis }
.list { display: grid; grid-template-columns: repeat(auto-fill, minmax(112px, 1fr)); gap: 16px 10px; padding: 0 16px }
.page { padding: 16px; font-size: 24px }
.tabs { position: fixed; inset: auto 0 0; z-index: 2; display: flex; height: 56px; background: #111a1b }
.tab { flex: 1; padding-top: 18px; text-align: center; font-size: 13px }
@media (width >= 768px) {
  .tabs { display: none }
  .tile { width: 160px }
  .wide { width: 320px }
}
`
