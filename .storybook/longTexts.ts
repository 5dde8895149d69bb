// The pseudo-locale: every text a good third longer, as a language with longer words would have it.

const MARK = '‹'
const FILLER = ' lung prelungit mult și încă puțin peste măsura obișnuită a textului'
const LETTERS = /\p{L}{2}/u

/** The text in angle quotes, a good third longer; figures and signs alone stay as they are. */
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

/** Lengthens all texts of the page, also those to come; returns what ends it. */
export function lengthenTexts(): () => void {
  lengthenIn(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) lengthenIn(target.nodeType === Node.TEXT_NODE ? document.body : target)
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
