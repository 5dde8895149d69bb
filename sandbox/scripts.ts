import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Context } from 'hono'
import { type Body, bodyOf } from './content.ts'
import { matches } from './reply.ts'

const types: Record<string, string> = {
  ts: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/**
 * Serves a page's script and the files beside it to browsers. Scripts are TypeScript whose types are stripped here;
 * they keep their file names, so that their imports resolve.
 */
export function createBrowserFiles(script: URL) {
  const names = readdirSync(fileURLToPath(new URL('.', script))).filter((name) =>
    /^\w+\.(?:ts|css)$/.test(name),
  )
  const made = new Map<string, Body>()

  function make(name: string): Body {
    const source = readFileSync(new URL(name, script), 'utf8')
    const body = bodyOf(name.endsWith('.ts') ? stripTypeScriptTypes(source) : source)
    made.set(name, body)
    return body
  }

  return (c: Context, name: string): Response | undefined => {
    if (!names.includes(name)) return undefined
    const body = made.get(name) ?? make(name)
    c.header('ETag', body.etag)
    c.header('Cache-Control', 'no-cache')
    c.header('X-Content-Type-Options', 'nosniff')
    // A sandboxed frame with an opaque origin loads its modules with CORS.
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (matches(c, body.etag)) return c.body(null, 304)
    c.header('Content-Type', types[name.split('.').at(-1) ?? ''] ?? 'text/plain')
    return c.body(body.text)
  }
}
