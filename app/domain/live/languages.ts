import type { LiveTable } from './table.ts'

/** Tables of one language (LIV-04). */
export type LanguageGroup = { readonly code: string; readonly tables: readonly string[] }

/** The languages with a flag (S2 3), the site's own first. */
export const knownLanguages = ['ro', 'en', 'el', 'tr', 'ar', 'nl', 'pt-br'] as const

/**
 * Open tables by language; closed tables cannot be chosen. The known languages always come first, so that an opening
 * table shifts nothing; other languages follow by code.
 */
export function languageGroups(tables: readonly LiveTable[]): LanguageGroup[] {
  const groups = new Map<string, string[]>(knownLanguages.map((code) => [code, []]))
  const others: string[] = []
  for (const { code, language, open } of tables) {
    if (!language || !open) continue
    const own = groups.get(language) ?? []
    if (!groups.has(language)) others.push(language)
    groups.set(language, own)
    own.push(code)
  }
  return [...knownLanguages, ...others.sort()].map((code) => ({ code, tables: groups.get(code) ?? [] }))
}
