import faces from '../ui/foundation/brandFaces.css?raw'

// On the site a font replaces its fallback when it has loaded. Pictures must not depend on timing, so here the text
// waits for it.
const style = document.createElement('style')
style.textContent = faces.replaceAll('font-display: swap', 'font-display: block')
document.head.append(style)
await document.fonts.ready
