import { html } from 'hono/html'
import { colourOf, type Pocket, wheel } from './browser/roulette.ts'

const part = 360 / wheel.length

/** A point at an angle and radius; the centre is 0, the rim 100, angles start at the top. */
function point(angle: number, radius: number): string {
  const turned = ((angle - 90) * Math.PI) / 180
  return `${(radius * Math.cos(turned)).toFixed(2)} ${(radius * Math.sin(turned)).toFixed(2)}`
}

function pocketFigure(pocket: Pocket, place: number) {
  const [from, to] = [(place - 0.5) * part, (place + 0.5) * part]
  const edge = `M${point(from, 60)}L${point(from, 90)}A90 90 0 0 1 ${point(to, 90)}L${point(to, 60)}A60 60 0 0 0 ${point(from, 60)}Z`
  return html`<path d="${edge}" data-colour="${colourOf(pocket)}"/>
<text transform="rotate(${(place * part).toFixed(2)}) translate(0 -79)">${pocket}</text>`
}

/** The wheel as a figure; results are announced elsewhere. */
export function wheelFigure() {
  return html`<svg class="wheel" viewBox="-100 -100 200 200" aria-hidden="true">
<circle class="rimEdge" r="99"/>
<circle class="runway" r="94"/>
<g id="disc">${wheel.map(pocketFigure)}<circle class="cone" r="60"/>
<path class="spokes" d="M-46 0H46M0-46V46"/></g>
<g id="hub"><circle r="25"/><text id="pocket"></text></g>
<g id="track"><circle id="ball" cx="0" cy="-66" r="4.2"/></g>
</svg>`
}
