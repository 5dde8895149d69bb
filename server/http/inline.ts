/** Inline scripts and styles of a document that the renderer wrote. */
export type Inline = { scripts: Uint8Array[]; styles: Uint8Array[] }

/**
 * Removes `nonce`, which only the renderer knew: inline elements with it are its own. A script that came with some
 * content does not have it, and is not allowed (ADM-07).
 */
export function withoutNonce(drawn: Buffer, nonce: string): Inline & { html: Buffer<ArrayBuffer> } {
  const attribute = ` nonce="${nonce}"`
  const scripts: Uint8Array[] = []
  const styles: Uint8Array[] = []
  const pieces: Buffer[] = []
  let from = 0
  for (let at = drawn.indexOf(attribute); at >= 0; at = drawn.indexOf(attribute, from)) {
    pieces.push(drawn.subarray(from, at))
    from = at + attribute.length
    const start = drawn.indexOf('>', at) + 1
    const tag = drawn.toString('latin1', drawn.lastIndexOf('<', at), start)
    const element = /^<(script|style)\s/.exec(tag)?.[1]
    if (!element || / src=/.test(tag)) continue
    const text = drawn.subarray(start, drawn.indexOf(`</${element}>`, start))
    ;(element === 'script' ? scripts : styles).push(text)
  }
  pieces.push(drawn.subarray(from))
  return { html: Buffer.concat(pieces), scripts, styles }
}
