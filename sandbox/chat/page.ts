import { html } from 'hono/html'

/** The page in the assistant's frame; `base` is the path prefix of the sandbox. */
export const chatPage = (base: string) => html`<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Conversația cu asistentul</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/chat/assets/window.css">
<script type="module" src="${base}/chat/assets/window.ts"></script>
</head>
<body data-base="${base}">
<div id="head">
<h1>Asistentul Aramă</h1>
<button type="button" id="close" aria-label="Închide asistentul"><span aria-hidden="true">×</span></button>
</div>
<div id="talk">
<div id="log" role="log" aria-label="Mesaje" tabindex="0"></div>
<form id="form">
<input id="text" aria-label="Întrebarea ta" placeholder="Întreabă ceva…" autocomplete="off" maxlength="500" required>
<button>Trimite</button>
</form>
</div>
</body>
</html>`
