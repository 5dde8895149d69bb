import type { TileLayout } from '#app/api/contract/cms.ts'
import type { GamesSlice, Slice } from '#app/api/contract/slices.ts'
import pages from './fixtures/pages.json'
import slices from './fixtures/slices.json'

type Part = { slice: string }
type Row = [part: Part, slice: GamesSlice]
type Page = { page: { parts: Part[] }; slices: string[] }
type Path = '/' | '/cazinou-live'

/** What designers call each tile layout. */
const layoutNames: Record<TileLayout, string> = {
  Default: 'Obișnuită',
  DoubleRow: 'Pe două rânduri',
  Portrait: 'În picioare',
  Landscape: 'Culcată',
  Top10: 'Top 10',
  LargeOnMobile: 'Mare pe telefon',
}

/** The titles of the rows, in the order of the layouts. */
export const rowTitles = Object.values(layoutNames)

const layouts = Object.keys(layoutNames) as TileLayout[]
const recorded = slices as unknown as Record<string, Slice>
const pageAt = (path: Path) => pages[path] as unknown as Page

/** The rows of games of a recorded page, each with its part. */
const rowsOf = (path: Path) =>
  pageAt(path).page.parts.flatMap((part): Row[] => {
    const slice = recorded[part.slice]
    return slice?.type === 'Games' ? [[part, slice]] : []
  })

/** Answers with the page recorded at `path`, and no other parts than these rows. */
function pageWith(path: Path, rows: readonly Row[]) {
  const { page, slices: used, ...rest } = pageAt(path)
  const own = rows.map(([{ slice: hash }, slice]) => [hash, slice] as const)
  return {
    [`/api/pages?path=${path}`]: {
      ...rest,
      page: { ...page, parts: rows.map(([part]) => part), playerRows: [] },
      slices: {
        ...Object.fromEntries(used.map((hash) => [hash, recorded[hash]])),
        ...Object.fromEntries(own),
      },
    },
  }
}

/** The lobby with nothing but its first row of each layout, titled by the layout. */
export const lobbyOfLayouts = () =>
  pageWith(
    '/',
    layouts.map((layout): Row => {
      const row = rowsOf('/').find(([, { tileLayout }]) => tileLayout === layout)
      if (!row) throw new Error(`rows: the recorded lobby has no row ${layout}; add one to its layout`)
      return [row[0], { ...row[1], title: layoutNames[layout] }]
    }),
  )

/** The live lobby with nothing but its rows of tables. */
export const lobbyOfTables = () => pageWith('/cazinou-live', rowsOf('/cazinou-live'))
