/** What a document says inside itself: scripts and styles that the renderer wrote. */
export type Inline = { scripts: string[]; styles: string[] }

/**
 * Takes off `mark`, which only the renderer knew while it drew: the inline elements that carry it are its own. A script
 * that came into the document with some text does not, and is not named (ADM-07).
 */
export function unmark(html: string, mark: string): Inline & { html: string } {
  const attribute = ` nonce="${mark}"`
  const scripts: string[] = []
  const styles: string[] = []
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const element = /^<(script|style)\s/.exec(html.slice(html.lastIndexOf('<', at), at + 1))?.[1]
    const start = html.indexOf('>', at) + 1
    if (!element || / src=/.test(html.slice(html.lastIndexOf('<', at), start))) continue
    const text = html.slice(start, html.indexOf(`</${element}>`, start))
    ;(element === 'script' ? scripts : styles).push(text)
  }
  return { html: html.replaceAll(attribute, ''), scripts, styles }
}
