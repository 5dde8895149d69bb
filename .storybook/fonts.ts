import faces from '../ui/foundation/fonts.css?raw'

// On the site the faces are optional: too late is not at all. Pictures must not depend on a race, so here
// the text waits for them.
const style = document.createElement('style')
style.textContent = faces.replaceAll('font-display: optional', 'font-display: block')
document.head.append(style)
await document.fonts.ready
