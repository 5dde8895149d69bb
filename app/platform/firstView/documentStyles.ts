/** The critical styles of a page, and its link to the whole stylesheet, which is disabled until the boot script needs it. */
export type DocumentStyles = { critical: string; link: { href?: string | undefined; disabled: boolean } }

/** Reads both from the document's head, so that hydration renders the same elements; empty on the server. */
export function documentStyles(): DocumentStyles {
  if (import.meta.env.SSR) return { critical: '', link: { disabled: true } }
  const link = document.head.querySelector('link[data-later="stylesheet"]')
  return {
    critical: document.head.querySelector('style')?.textContent ?? '',
    link: {
      href: link?.getAttribute('href') ?? undefined,
      disabled: link?.hasAttribute('disabled') ?? false,
    },
  }
}
