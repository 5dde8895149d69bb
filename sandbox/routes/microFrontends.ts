import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import * as v from 'valibot'
import { type MicroFrontendManifest, microFrontendNames } from '#app/api/contract/microFrontend.ts'
import { bodyOf } from '../content.ts'
import { bundles, createBuilds, frameScript, integrityOf, styles } from '../microFrontends/bundles.ts'
import { type MicroFrontendFault, microFrontendFaults, spoilt } from '../microFrontends/spoil.ts'
import { problem } from '../reply.ts'

const Name = v.picklist(microFrontendNames)
const Fault = v.picklist(microFrontendFaults)
type Name = v.InferOutput<typeof Name>

/** Faults of the control room, by micro-frontend. */
export const createMicroFrontendFaults = () => new Map<Name, MicroFrontendFault>()
export type MicroFrontendFaults = ReturnType<typeof createMicroFrontendFaults>

/** Scripts and styles only: the frame's document has no cookies and no address of its own. */
const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *"

const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

const versionOf = (text: string): string => bodyOf(text).etag.replaceAll('"', '')

/** A file; browsers keep it where its address has its version. */
function file(c: Context, type: keyof typeof TYPES, text: string): Response {
  c.header('Cache-Control', c.req.query('v') ? 'public, max-age=31536000, immutable' : 'no-cache')
  c.header('Content-Type', TYPES[type])
  return c.body(text)
}

/**
 * Micro-frontends of other teams (S2 7): `/{name}/manifest.json` and what it names. A fault may be a part of the address,
 * as in `/throws-at-mount/my-account/manifest.json`, or is set in the control room.
 */
export function microFrontendRoutes(faults: MicroFrontendFaults): Hono {
  const app = new Hono()
  const codeOf = createBuilds()
  const scriptOf = async (name: Name, fault: MicroFrontendFault | undefined) =>
    spoilt(await codeOf(bundles[name].script), fault)

  async function manifest(name: Name, fault: MicroFrontendFault | undefined): Promise<unknown> {
    if (fault === 'wrong-manifest') return { version: 1, name, script: 42 }
    const { isolation, height } = bundles[name]
    const code = await scriptOf(name, fault)
    const version = versionOf(code)
    const query = `?v=${version}${fault ? `&fault=${fault}` : ''}`
    const place = fault === 'foreign-script' ? 'https://altundeva.example/' : ''
    const common = { version, name, size: { height } }
    const made: MicroFrontendManifest =
      isolation === 'frame'
        ? { ...common, isolation, page: `${place}frame.html${query}` }
        : {
            ...common,
            isolation,
            script: `${place}script.js${query}`,
            integrity: integrityOf(code),
            styles: `styles.css?v=${versionOf(styles())}`,
          }
    return made
  }

  async function answer(c: Context): Promise<Response> {
    const { name: given, fault: inPath, file: wanted } = c.req.param() as Record<string, string | undefined>
    const name = v.safeParse(Name, given)
    const asked = v.safeParse(v.optional(Fault), inPath ?? c.req.query('fault'))
    if (!name.success || !asked.success) return problem(c, 404, 'unknown micro-frontend')
    const fault = asked.output ?? (wanted === 'manifest.json' ? faults.get(name.output) : undefined)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    switch (wanted) {
      case 'manifest.json':
        c.header('Cache-Control', 'no-store')
        return fault === 'no-manifest'
          ? problem(c, 404, 'asked to be missing')
          : c.json((await manifest(name.output, fault)) as object)
      case 'script.js':
        return file(c, 'js', await scriptOf(name.output, fault))
      case 'styles.css':
        return file(c, 'css', styles())
      case 'frame.js':
        return file(c, 'js', await codeOf(frameScript))
      case 'frame.html':
        return framePage(c)
      default:
        return problem(c, 404, 'unknown file')
    }
  }

  app.use('*', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }))
  app.get('/:name/:file', answer)
  app.get('/:fault/:name/:file', answer)
  return app
}

/** The document of a framed micro-frontend. */
function framePage(c: Context): Response | Promise<Response> {
  const { search } = new URL(c.req.url)
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', framePolicy)
  return c.html(html`<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<title>Aramă</title>
<link rel="stylesheet" href="styles.css">
<script src="frame.js"></script>
</head>
<body>
<main></main>
<script src="script.js${search}"></script>
</body>
</html>`)
}
