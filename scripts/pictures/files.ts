import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The pictures in git: one folder a look, one file a story. */
export const kept = join(root, 'stories/__screenshots__')

/** The environment in which they were taken. */
export const record = join(kept, 'environment.json')

/** What a run leaves: pictures that differ from the kept ones, and the list of all that were compared. */
export const results = join(root, 'test-results/pictures')

/** One name a line, such as `dark/componente-controls-button--matrix`. */
export const comparedList = join(results, 'compared.txt')
