// The pseudo-locale: every text is a good third longer, as in a language with longer words.

const MARK = '‹'
const FILLER = ' lung prelungit mult și încă puțin peste măsura obișnuită a textului'
const LETTERS = /\p{L}{2}/u

/** The text in angle quotes, a good third longer; numbers and signs alone stay the same. */
export function lengthened(text: string): string {
  if (!LETTERS.test(text) || text.includes(MARK)) return text
  const more = Math.max(3, Math.ceil(text.trim().length * 0.4))
  return `${MARK}${text.trim()}${FILLER.repeat(Math.ceil(more / FILLER.length)).slice(0, more)}›`
}

function lengthenIn(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('style, script, [aria-hidden="true"]')) continue
    const text = node.nodeValue ?? ''
    const longer = lengthened(text)
    if (longer !== text) node.nodeValue = longer
  }
}

/** Lengthens all texts of the page, including later ones; the returned function stops it. */
export function lengthenTexts(): () => void {
  lengthenIn(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) lengthenIn(target.nodeType === Node.TEXT_NODE ? document.body : target)
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
