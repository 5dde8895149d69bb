import { createHash } from 'node:crypto'
import type { Use } from '../services.ts'
import type { Inline } from './inline.ts'

export type CspOptions = {
  /** Sites that may frame ours. */
  frameAncestors: string
  /** Sites that may frame preview besides. @default none */
  previewAncestors?: string
  /** Origins of other sites that pages use, by the kind of use. */
  sources: Readonly<Record<Use, readonly string[]>>
  /** Origins of game hosts other than ours, separated by spaces. */
  gameOrigins: string
  /** Vite's development client needs inline styles and a socket. */
  dev: boolean
}

const hashOf = (text: Uint8Array) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hashes of some texts, without duplicates. */
const hashesOf = (texts: readonly Uint8Array[]): string[] => [...new Set(texts.map(hashOf))]

/** A list of sources with our own origin and those of some settings. */
export const ownAnd = (...lists: readonly string[]): string => ["'self'", ...lists].filter(Boolean).join(' ')

/** Address to which browsers report violations. */
export const REPORTS = '/api/reports'

/**
 * The policy of one document, whose `inline` elements are those of the renderer. Shared caches store public pages, so
 * inline elements are allowed by hash: a nonce must not be served twice, and 'strict-dynamic' would not cover
 * parser-inserted modules.
 */
export function contentSecurityPolicy(inline: Inline, options: CspOptions): string {
  const { sources, gameOrigins, frameAncestors, dev } = options
  const images = ["'self'", 'data:', ...sources.img].join(' ')
  const styles = dev ? ["'self'", "'unsafe-inline'"] : ["'self'", ...hashesOf(inline.styles)]
  const frames = ["'self'", ...sources.frame, gameOrigins].filter(Boolean)
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashesOf(inline.scripts), ...sources.script].join(' ')}`,
    `style-src ${styles.join(' ')}`,
    `img-src ${images}`,
    `media-src ${images}`,
    "font-src 'self'",
    `frame-src ${frames.join(' ')}`,
    `connect-src ${["'self'", ...sources.connect, ...(dev ? ['ws:'] : [])].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors || "'none'"}`,
    // Vite's development client writes scripts itself.
    ...(dev ? [] : ["require-trusted-types-for 'script'", 'trusted-types arama default services']),
    'report-to reports',
    // For browsers without `report-to`.
    `report-uri ${REPORTS}`,
  ].join('; ')
}
