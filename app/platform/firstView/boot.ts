import { applyAppearance } from './appearance.ts'
import { hideCredentials } from './credentials.ts'
import { deferredFiles } from './deferredFiles.ts'
import { holdPictures } from './pictures.ts'
import { repeatEarlyPresses } from './presses.ts'
import { restorePage } from './restorePage.ts'
import { restrictHtmlStrings } from './trustedTypes.ts'

// Runs before the first paint: bundled into one inline script in the head, which the CSP allows by its hash.
restrictHtmlStrings()
hideCredentials()
applyAppearance()
restorePage()
repeatEarlyPresses()

/** Longest time in milliseconds that scripts wait for the first pictures, which may never load. */
const MAX_PICTURE_WAIT = 4000

const pictures = holdPictures()
const files = deferredFiles()

function begin() {
  pictures.release()
  files.load()
}

document.addEventListener('DOMContentLoaded', () => {
  if (files.isFast) files.load()
  // Once the first view has been painted.
  void pictures.firstView().then(() => requestAnimationFrame(() => setTimeout(begin)))
  setTimeout(begin, MAX_PICTURE_WAIT)
  // A press needs the scripts.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true, once: true })
})
