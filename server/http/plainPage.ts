import { createHash } from 'node:crypto'
import { documentHeaders } from './headers.ts'

const style =
  ':root{color-scheme:dark light}body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1rem}input,button{font:inherit;min-height:2.75rem;padding:0 .75rem;box-sizing:border-box}label,input{display:block;width:100%}button{margin-top:1rem}'

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

type PlainPage = {
  status: number
  title: string
  /** HTML below the heading; texts in it are escaped already. */
  body: string
  headers?: Record<string, string>
  /** Whether its forms may be sent to this site. @default false */
  forms?: boolean
  /** Sites that may frame it. @default none */
  ancestors?: string
}

/** A small page without scripts and files, for responses outside the site: overload, and the login to preview. */
export function plainPage({ status, title, body, headers, forms, ancestors }: PlainPage): Response {
  const html = `<!doctype html>
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
${body}
</main>
</body>
</html>
`
  const policy = [
    "default-src 'none'",
    `style-src ${styleHash}`,
    "base-uri 'none'",
    `form-action ${forms ? "'self'" : "'none'"}`,
    `frame-ancestors ${ancestors || "'none'"}`,
  ].join('; ')
  return new Response(html, {
    status,
    headers: {
      ...documentHeaders,
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}
