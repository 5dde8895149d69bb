// Adds inert stubs for platform packages that the registry lacks, so that `npm ci` accepts the lock file ("Missing:
// @scope/pkg-darwin-arm64@ from lock file"). Run after every `npm install`. Idempotent; works on any Node >= 18.
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const OS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  win32: 'win32',
  windows: 'win32',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
  wasi: 'wasi',
  wasm32: 'wasi',
}
const CPU = ['arm64', 'riscv64', 'loong64', 'ppc64', 's390x', 'mips64el', 'x64', 'ia32', 'wasm32', 'arm']
let added = 0
for (const [path, p] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(p.optionalDependencies ?? {})) {
    // node's own lookup: nested first, then each parent's node_modules
    let dir = path,
      found = false
    for (;;) {
      const key = `${dir ? `${dir}/` : ''}node_modules/${name}`
      if (lock.packages[key]) {
        found = lock.packages[key].version === version
        break
      }
      if (!dir) break
      const i = dir.lastIndexOf('/node_modules/')
      dir = i === -1 ? '' : dir.slice(0, i)
    }
    if (found || lock.packages[`${path}/node_modules/${name}`] || !/^\d+\.\d+\.\d+/.test(version)) continue
    const words = name.split(/[/-]/)
    const os = words.map((w) => OS[w]).find(Boolean)
    const cpu = CPU.find((c) => words.some((w) => w === c || (c === 'arm' && w.startsWith('arm'))))
    if (!os) {
      console.warn(`complete-lock: no os in ${name}, skipped`)
      continue
    }
    const top = `node_modules/${name}`
    // a second version of the same binding goes below the package that wants it
    lock.packages[lock.packages[top] ? `${path}/${top}` : top] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(p.dev && { dev: true }),
      ...(/musl/.test(name) && { libc: ['musl'] }),
      optional: true,
      os: [os],
    }
    added++
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
if (added) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`complete-lock: ${added} stub(s) added`)
