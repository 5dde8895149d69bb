import { MicroFrontendError } from './failure.ts'

const styled = () => [document.documentElement, document.body] as const
const sheets = () => new Set(document.querySelectorAll('style, link[rel~="stylesheet"]'))

/** Restores an attribute to what it was. */
function restore(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Records the page's styles; the returned function restores them, and returns whether they had changed. */
function rememberStyles(): () => boolean {
  const attributes = styled().flatMap((element) =>
    ['style', 'class'].map((name) => ({ element, name, value: element.getAttribute(name) })),
  )
  const elements = sheets()
  const adopted = [...(document.adoptedStyleSheets ?? [])]
  return () => {
    const changed = attributes.filter(({ element, name, value }) => element.getAttribute(name) !== value)
    for (const { element, name, value } of changed) restore(element, name, value)
    const added = [...sheets()].filter((element) => !elements.has(element))
    for (const element of added) element.remove()
    const now = document.adoptedStyleSheets ?? []
    const adopts = now.length !== adopted.length || now.some((sheet, index) => sheet !== adopted[index])
    if (adopts) document.adoptedStyleSheets = adopted
    return changed.length > 0 || added.length > 0 || adopts
  }
}

/**
 * Runs `task`, a synchronous step of a micro-frontend in the page's window, and returns its result. If the task changed
 * styles of the page, restores them, calls `undo` with the result and throws a `MicroFrontendError`.
 */
export function guardPageStyles<T>(task: () => T, undo?: (result: T) => void): T {
  const restoreStyles = rememberStyles()
  try {
    const result = task()
    if (!restoreStyles()) return result
    undo?.(result)
  } finally {
    restoreStyles()
  }
  throw new MicroFrontendError('TouchedThePage')
}
