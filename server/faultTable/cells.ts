import { type FaultName, faults } from './faultProxy.ts'
import { type CallName, calls, documentOf } from './faultTable.ts'

/** Refusals with the same result as others for a list, tested on documents only. */
const documentsOnly: ReadonlySet<string> = new Set(['403', '451', '302'])

/** Faults tested on documents; the others give the same document as one of these. */
const telling: ReadonlySet<string> = new Set('503 reset shape 404 401 403 451 301 302'.split(' '))

/** `asked`: the address of our API, or the document, that needs the response of the service. */
export type Cell = { call: CallName; fault: FaultName; staleIfError: number; asked: string }

/** Every call with every fault, at our API and, if the result can differ, in a document. */
export const cells: Cell[] = (Object.keys(calls) as CallName[]).flatMap((call) =>
  (Object.keys(faults) as FaultName[]).flatMap((fault) => {
    const { asked } = calls[call]
    const document = documentOf(call)
    const cell = { call, fault, asked }
    return [
      ...(documentsOnly.has(String(fault))
        ? []
        : [0, 86_400].map((staleIfError) => ({ ...cell, staleIfError }))),
      ...(document && telling.has(String(fault)) ? [{ ...cell, staleIfError: 86_400, asked: document }] : []),
    ]
  }),
)

export const isDocument = ({ asked }: Cell) => !asked.startsWith('/api/')

export const nameOf = (cell: Cell) =>
  `${cell.call}-${cell.fault}-${cell.staleIfError}${isDocument(cell) ? '-document' : ''}`
