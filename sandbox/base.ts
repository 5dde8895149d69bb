import type { Context } from 'hono'
import { basePath } from 'hono/route'

/** Where the host has hung the sandbox (`/sandbox`), seen from routes that hang at `mount` inside it. */
export function baseOf(c: Context, mount = ''): string {
  const own = basePath(c).replace(/\/\*?$/, '')
  return own.endsWith(mount) ? own.slice(0, own.length - mount.length) : own
}
