import { unseen } from './unseenRequirements.ts'

/** A test or a story with its full title, including those of its groups. */
export type Titled = { file: string; title: string }

/** Kinds of proof of a requirement, the weakest first. */
export const kinds = ['rule', 'story', 'mounted story', 'flow'] as const
export type Kind = (typeof kinds)[number]

const ID = /\b([A-Z]{3})-(\d{2})(?:\.\.(\d{2}))?(?!\d)/g

/** The ids in `text`; `RTE-01..03` are three. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(ID)].flatMap(([, area, first = '', last = first]) =>
    Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, step) => {
      return `${area}-${String(Number(first) + step).padStart(2, '0')}`
    }),
  )
}

/** The ids of a list of requirements, in order. */
export const listedIn = (text: string): string[] =>
  [...text.matchAll(/^- ([A-Z]{3}-\d{2}) /gm)].map(([, id = '']) => id)

/** The ids that arguments ask for: single ones, ranges, whole areas (`FAV`), or all `listed` ones with `--all`. */
export const askedFor = (words: readonly string[], listed: readonly string[]): string[] =>
  words.flatMap((word) => {
    if (word === '--all') return listed
    return /^[A-Z]{3}$/.test(word) ? listed.filter((id) => id.startsWith(`${word}-`)) : idsIn(word)
  })

/** The part of the kit or of the app that a story file shows. */
const shownBy = (file: string): string => file.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '')

/** The kind of proof of a file; `mounted` are the files that the site's routes import. */
export function kindOf(file: string, mounted: ReadonlySet<string>): Kind {
  if (file.startsWith('e2e/')) return 'flow'
  if (!file.endsWith('.stories.tsx')) return 'rule'
  // These stories render the site itself.
  if (file.startsWith('stories/app/')) return 'mounted story'
  const part = shownBy(file)
  const base = part.split('/').at(-1)
  // Widgets are shown by the app's file of the same name.
  const files = [`${part}/${base}.tsx`, `${part}.tsx`, `app/cms/widgets/${base}.tsx`]
  return files.some((path) => mounted.has(path)) ? 'mounted story' : 'story'
}

const hidden = new Set(unseen.flatMap(idsIn))

/** Whether a requirement is visible to a person; nearly all are. */
export const isSeen = (id: string): boolean => !hidden.has(id)

/** The missing proof of a requirement, undefined if it has one of the right kind. */
export function lackOf(id: string, found: readonly Kind[]): string | undefined {
  if (found.length === 0) return 'no test carries it'
  if (!isSeen(id) || found.includes('flow') || found.includes('mounted story')) return undefined
  return found.includes('story')
    ? 'a story, but no route mounts the part it shows'
    : 'a rule alone, and a person sees it'
}

/** Lines for each requested id with its proofs, and the ids whose proof is missing or of the wrong kind. */
export function reportOn(titled: readonly Titled[], asked: readonly string[], mounted: ReadonlySet<string>) {
  const proofs = new Map<string, { kind: Kind; line: string }[]>()
  for (const { file, title } of titled) {
    const kind = kindOf(file, mounted)
    for (const id of new Set(idsIn(title)))
      proofs.set(id, [...(proofs.get(id) ?? []), { kind, line: `  ${kind}: ${file}: ${title}` }])
  }
  const kindsOf = (id: string) => kinds.filter((kind) => proofs.get(id)?.some((proof) => proof.kind === kind))
  const said = (id: string) => `${id} (${kindsOf(id).join(', ') || 'nothing'}${isSeen(id) ? '' : '; unseen'})`
  return {
    lines: asked.flatMap((id) => [said(id), ...(proofs.get(id) ?? []).map(({ line }) => line)]),
    open: asked.flatMap((id) => {
      const lack = lackOf(id, kindsOf(id))
      return lack ? [`${id}: ${lack}`] : []
    }),
  }
}
