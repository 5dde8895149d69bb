import { createHash } from 'node:crypto'

export type CspOptions = {
  /** Sites that may frame ours. */
  frameAncestors: string
  /** Origin of the pictures when it is not ours. */
  assetsOrigin?: string
  /** Origins of game hosts that are not ours, separated by spaces. */
  gameOrigins: string
  /** Vite's development client needs inline styles and a socket. */
  dev: boolean
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hashes of every inline element that `pattern` finds, each once. */
function hashesIn(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, text = '']) => hashOf(text)))]
}

/**
 * The policy of one document. Public pages are kept by shared caches, so their inline scripts are allowed by
 * hash: a nonce must not be served twice, and 'strict-dynamic' would not cover parser-inserted modules.
 */
export function contentSecurityPolicy(html: string, options: CspOptions): string {
  const images = ["'self'", 'data:', options.assetsOrigin].filter(Boolean)
  const styles = options.dev ? ["'self'", "'unsafe-inline'"] : ["'self'", ...hashesIn(html, INLINE_STYLE)]
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashesIn(html, INLINE_SCRIPT)].join(' ')}`,
    `style-src ${styles.join(' ')}`,
    `img-src ${images.join(' ')}`,
    `media-src ${images.join(' ')}`,
    "font-src 'self'",
    `frame-src ${["'self'", options.gameOrigins].filter(Boolean).join(' ')}`,
    `connect-src 'self'${options.dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${options.frameAncestors || "'none'"}`,
  ].join('; ')
}
