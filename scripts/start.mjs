// npm start: installs, builds and serves the site with its sandbox; skips finished steps.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root, toolEnv } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()

const node = join(root, 'node_modules', '.bin', 'node')
const server = spawn(node, ['server/start.ts'], { cwd: root, env: toolEnv(), stdio: 'inherit' })
process.on('SIGTERM', () => server.kill('SIGTERM'))
// The terminal sends the signal to the server as well.
process.on('SIGINT', () => undefined)
server.on('close', (code) => process.exit(code ?? 1))
