/** The critical styles in the page, and the address of the whole stylesheet. */
export function ownStyles(): { critical: string; href: string | undefined } {
  if (import.meta.env.SSR) return { critical: '', href: undefined }
  const sheet = document.head.querySelector('link[data-later="stylesheet"]')
  return {
    critical: document.head.querySelector('style')?.textContent ?? '',
    href: sheet?.getAttribute('href') ?? undefined,
  }
}
