import { Hono } from 'hono'
import type { Collectors } from './collectors.ts'

/** Requests that the collectors have received, for the control room, which can delete them. */
export function collectedControlRoutes(collectors: Collectors): Hono {
  const app = new Hono()
  for (const [name, collected] of Object.entries(collectors)) {
    app.get(`/${name}`, (c) => c.json(collected.list()))
    app.delete(`/${name}`, (c) => {
      collected.clear()
      return c.json([])
    })
  }
  return app
}
