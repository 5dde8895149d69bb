/** Signs that the brand's faces do not have. */
const SAMPLE = 'Aramă țâșnește în șuvoi 1.284.907,36 ← → ✓'

/** Hash of a sample drawn with the brand's faces and with those that draw the rest. */
export async function facesHash(): Promise<string> {
  const families = ["'Archivo Variable'", "'Onest Variable'", 'Roboto', 'sans-serif', 'monospace']
  await Promise.all(families.map((family) => document.fonts.load(`600 24px ${family}`, 'Aramă țuică')))
  const canvas = new OffscreenCanvas(640, 40 * families.length)
  const context = canvas.getContext('2d')
  if (!context) return 'none'
  for (const [row, family] of families.entries()) {
    context.font = `600 24px ${family}`
    context.fillText(SAMPLE, 4, 28 + row * 40)
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const digest = await crypto.subtle.digest('SHA-256', data)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
