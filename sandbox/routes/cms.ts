import { Hono } from 'hono'
import type { Content } from '../content.ts'
import { reply, statusOf } from '../reply.ts'

/** The content service: categories, layouts, menus, settings, pages. */
export function cmsRoutes(content: Content): Hono {
  const app = new Hono()
  app.get('/categories', (c) => reply(c, content.list('category', statusOf(c))))
  app.get('/layouts', (c) => reply(c, content.list('layout', statusOf(c))))
  app.get('/menus', (c) => reply(c, content.list('menu', statusOf(c))))
  app.get('/submenu', (c) => reply(c, content.list('submenu', statusOf(c))))
  app.get('/redirects', (c) => reply(c, content.list('redirect', statusOf(c))))
  app.get('/globalsettings', (c) => reply(c, content.one('globalsettings', 'global', statusOf(c))))
  app.get('/cms-client/configuration/web_global', (c) =>
    reply(c, content.one('webglobal', 'web_global', statusOf(c))),
  )
  app.get('/pages/:slug', (c) => reply(c, content.one('page', c.req.param('slug'), statusOf(c))))
  return app
}
