import { existsSync } from 'node:fs'
import { installPackage } from './debian.mjs'
import { must, say } from './run.mjs'

/** Headless Chromium first: the same pictures, and the flows take two thirds of the time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

async function playwrightPath() {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

async function find() {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  return [...places, await playwrightPath()].find((path) => existsSync(path))
}

async function install() {
  if (await installPackage('chromium-headless-shell')) return
  say("Installing Chromium (Playwright's own)")
  await must('playwright', ['install', 'chromium'])
}

/** Path of a Chromium for the tests; installs one if none is found. */
export async function ensureChromium() {
  const found = await find()
  if (found) return found
  await install()
  const path = await find()
  if (path) return path
  console.error('✗ No Chromium was found and none could be installed. Set CHROMIUM_PATH to one.')
  process.exit(1)
}
