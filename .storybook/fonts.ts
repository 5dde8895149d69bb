import faces from '../ui/foundation/fonts.css?raw'

// On the site a face takes the place of its fallback when it comes. Pictures must not depend on a race, so here the
// text waits for it.
const style = document.createElement('style')
style.textContent = faces.replaceAll('font-display: swap', 'font-display: block')
document.head.append(style)
await document.fonts.ready
