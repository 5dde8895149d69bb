import { useContext } from 'react'
import type { SliceOf } from '#app/api/contract/slices.ts'
import { ShellSlice } from './pageContexts.ts'
import { useSlice } from './slices.ts'

/** Header, menus and footer of the current layout. */
export const useShell = (): SliceOf<'Shell'> => useSlice(useContext(ShellSlice), 'Shell')
