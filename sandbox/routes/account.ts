import { Hono } from 'hono'
import { html } from 'hono/html'
import { page } from '../html.ts'

/** Where a page leads back to: the path that the link to it named, or the start. */
const backTo = (path = '/') => (/^\/(?![/\\\s])/.test(path) ? path : '/')

/** An icon that is empty: browsers would look for one. */
const icon = '<link rel="icon" href="data:,">'

const pages: [path: string, title: string, text: string][] = [
  ['/account/register', 'Deschide un cont', 'Aici ar fi formularul de înregistrare al site-ului de conturi.'],
  ['/account/login', 'Intră în cont', 'Aici ar fi formularul de autentificare al site-ului de conturi.'],
  ['/prematch', 'Pariuri sportive', 'Aici ar fi site-ul de pariuri sportive.'],
  ['/prematch/loto', 'Loto', 'Aici ar fi pagina de loto a site-ului de pariuri.'],
]

/** Pages that stand in for the account site and the sports site. */
export function accountRoutes(): Hono {
  const app = new Hono()
  for (const [path, title, text] of pages) {
    app.get(path, (c) => {
      c.header('Cache-Control', 'no-store')
      const back = backTo(c.req.query('back_url'))
      const body = html`<p>${text} În sandbox, pagina ține doar locul.</p><p><a href="${back}">Înapoi la Aramă</a></p>`
      return c.html(page(title, body, icon))
    })
  }
  return app
}
