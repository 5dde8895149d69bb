import ar from 'circle-flags/flags/language/ar.svg?url&no-inline'
import el from 'circle-flags/flags/language/el.svg?url&no-inline'
import en from 'circle-flags/flags/language/en.svg?url&no-inline'
import nl from 'circle-flags/flags/language/nl.svg?url&no-inline'
import ptBr from 'circle-flags/flags/language/pt-br.svg?url&no-inline'
import ro from 'circle-flags/flags/language/ro.svg?url&no-inline'
import tr from 'circle-flags/flags/language/tr.svg?url&no-inline'

/** The languages of the live tables, as separate files, which browsers cache and which keep the script small. */
export const flags = { ar, el, en, nl, 'pt-br': ptBr, ro, tr } as const

export type FlagCode = keyof typeof flags

/** Whether there is a flag for `code`; feeds may have other languages. */
export const isFlagCode = (code: string): code is FlagCode => Object.hasOwn(flags, code)
