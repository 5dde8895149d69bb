// Compiles the Romanian messages to syntax trees, so that the browser needs no parser.
import { mkdir, writeFile } from 'node:fs/promises'
import { parse } from '@formatjs/icu-messageformat-parser'
import { messages } from '../app/i18n/messages.ts'

const out = `${import.meta.dirname}/../app/i18n/compiled`

const compiled = Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, parse(text)]))

await mkdir(out, { recursive: true })
await writeFile(`${out}/messages.ts`, `export const messages = ${JSON.stringify(compiled)}\n`)
console.log(`messages: ${Object.keys(compiled).length} compiled`)
