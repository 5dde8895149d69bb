import { execFileSync } from 'node:child_process'
import { run, say } from './run.mjs'

function isDebianRoot() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return process.getuid?.() === 0
  } catch {
    return false
  }
}

/** Installs a Debian package, if possible; resolves to whether it was installed. */
export async function installPackage(name) {
  if (!isDebianRoot()) return false
  say(`Installing ${name} (Debian package)`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  return (await run('apt-get', ['install', '-y', '-qq', name], { env, quiet: true })) === 0
}

function isThere(command) {
  try {
    execFileSync(command, ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Whether a Debian server can be run here; installs it if it is missing. */
export async function ensureServer(name) {
  return isThere(name) || ((await installPackage(name)) && isThere(name))
}
