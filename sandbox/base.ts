import type { Context } from 'hono'
import { basePath } from 'hono/route'

/** Path prefix of the sandbox (`/sandbox`), for routes mounted at `mount` inside it. */
export function baseOf(c: Context, mount = ''): string {
  const own = basePath(c).replace(/\/\*?$/, '')
  return own.endsWith(mount) ? own.slice(0, own.length - mount.length) : own
}
