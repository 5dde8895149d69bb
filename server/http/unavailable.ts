import { createHash } from 'node:crypto'
import { documentHeaders } from './headers.ts'

/** Seconds after which a retry makes sense. */
const RETRY_AFTER_SECONDS = 2

const style =
  ':root{color-scheme:dark light}body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1rem}'

const title = 'Prea mulți vizitatori deodată'
const text = 'Revino peste câteva secunde. Nimic din ce ai făcut nu s-a pierdut.'

const page = `<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} | Aramă</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Reîncearcă</a></p>
</main>
</body>
</html>
`

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A small static page for a 503. */
export const unavailablePage = (): Response =>
  new Response(page, {
    status: 503,
    headers: {
      ...documentHeaders,
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_SECONDS),
    },
  })
