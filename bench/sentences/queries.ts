import type { Meaning } from './meaning.ts'
import { measures } from './queries/measures.ts'
import { mixed } from './queries/mixed.ts'
import { nonsense } from './queries/nonsense.ts'
import { providers } from './queries/providers.ts'
import { similar } from './queries/similar.ts'
import { tables } from './queries/tables.ts'
import { topics } from './queries/topics.ts'

const themes = [topics, providers, measures, tables, similar, mixed, nonsense]

/** Queries as players type them, with what they mean in the recorded catalogue. */
export const clean: readonly Meaning[] = themes.flatMap((theme) => theme.clean)

/** The same with mistakes: letters swapped, missing, doubled or wrong, missing spaces, another number. */
export const slips: readonly Meaning[] = themes.flatMap((theme) => theme.slips)
