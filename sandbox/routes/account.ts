import { Hono } from 'hono'
import { page } from '../html.ts'

const back = '<p><a href="/">Înapoi la Aramă</a></p>'

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
      return c.html(page(title, `<p>${text} În sandbox, pagina ține doar locul.</p>${back}`))
    })
  }
  return app
}
