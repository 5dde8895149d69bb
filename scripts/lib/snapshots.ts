import { modesOf } from '../pictures/chromatic.ts'

/** Chromatic bills pictures: a page in six modes costs as much as six components. */
export const MOST_PICTURES = 1600

/** An entry of Storybook's index. */
export type Entry = { type: string; id: string; title: string; tags?: string[] }

/** Number of stories that Chromatic pictures, and of its pictures: one for each mode. */
export function snapshotsOf(entries: readonly Entry[]) {
  const counts = entries
    .filter(({ type }) => type === 'story')
    .map((entry) => Object.keys(modesOf(entry)).length)
    .filter((count) => count > 0)
  return { stories: counts.length, pictures: counts.reduce((sum, count) => sum + count, 0) }
}
