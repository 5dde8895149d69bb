import { applyAppearance } from './appearance.ts'
import { hideCredentials } from './credentials.ts'
import { laterFiles } from './laterFiles.ts'
import { holdPictures } from './pictures.ts'
import { repeatEarlyPresses } from './presses.ts'
import { returnToPage } from './returning.ts'
import { restrictHtmlStrings } from './trustedTypes.ts'

// Runs before the first paint: bundled into one inline script in the head, which the CSP allows by its hash.
restrictHtmlStrings()
hideCredentials()
applyAppearance()
returnToPage()
repeatEarlyPresses()

/** Longest time in milliseconds that scripts wait for the first pictures, which may never load. */
const MAX_PICTURE_WAIT = 4000

const pictures = holdPictures()
const files = laterFiles()

function begin() {
  pictures.release()
  files.load()
}

document.addEventListener('DOMContentLoaded', () => {
  if (files.near) files.load()
  // Once the first view has been painted.
  void pictures.firstView().then(() => requestAnimationFrame(() => setTimeout(begin)))
  setTimeout(begin, MAX_PICTURE_WAIT)
  // A press needs the scripts.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true, once: true })
})
