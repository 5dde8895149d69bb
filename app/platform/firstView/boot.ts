import { applyAppearance } from './appearance.ts'
import { hideCredentials } from './credentials.ts'
import { deferredFiles } from './deferredFiles.ts'
import { keepEarlyErrors } from './earlyErrors.ts'
import { holdPictures } from './pictures.ts'
import { prepareFormats } from './prepareFormats.ts'
import { repeatEarlyPresses } from './presses.ts'
import { restorePage } from './restorePage.ts'
import { restrictHtmlStrings } from './trustedTypes.ts'

// Runs before the first paint: bundled into one inline script in the head, which the CSP allows by its hash.
keepEarlyErrors()
restrictHtmlStrings()
hideCredentials()
applyAppearance()
restorePage()
repeatEarlyPresses()

/** Longest time in milliseconds that scripts wait for the first pictures, which may never load. */
const MAX_PICTURE_WAIT = 4000

/** Time in milliseconds until the first byte of the document, at most a second. */
function roundTrip(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation ? Math.min(1000, navigation.responseStart - navigation.requestStart) : 1000
}

const pictures = holdPictures()
const files = deferredFiles(PANEL_FILES)

function begin() {
  pictures.release()
  files.apply()
  prepareFormats()
}

document.addEventListener('DOMContentLoaded', () => {
  if (files.isFast) files.apply()
  // Half a round trip after the pictures, so that their first bytes come first and the line is not idle after them.
  const follow = () => setTimeout(files.request, roundTrip() / 2)
  // Once the first view has been painted.
  void pictures.firstView(follow).then(() => requestAnimationFrame(() => setTimeout(begin)))
  setTimeout(begin, MAX_PICTURE_WAIT)
  // A press needs the scripts.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true, once: true })
})
