import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { must, root, say } from './run.mjs'

const lock = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.package-lock.json')

/** Packages with an install script: `node` downloads the binary for this machine. */
const scripted = ['node']

const upToDate = () => existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs

/** Installs the dependencies if they are missing or older than the lock file. */
export async function ensureInstalled() {
  if (upToDate()) return
  say('Installing dependencies (npm ci; about a minute the first time)')
  await must('npm', ['ci', '--ignore-scripts', '--loglevel=error', '--no-progress'])
  // Install scripts are disabled, except for these packages.
  await must('npm', ['rebuild', ...scripted, '--loglevel=error'])
}
