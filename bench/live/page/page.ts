// Live tables of the bench: `?show=plain` and `?show=naive`, with `hub` as the hub's address.
import './tables.css'

const asked = new URLSearchParams(location.search)
const hub = asked.get('hub') ?? ''
const root = document.getElementById('root') ?? document.body

const shows = {
  plain: async () => (await import('./plain.ts')).showPlain,
  naive: async () => (await import('./naive.tsx')).showNaive,
}

const load = asked.get('show') === 'naive' ? shows.naive : shows.plain
void load().then((show) => show(root, hub))
