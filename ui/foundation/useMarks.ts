import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Why a field is marked; empty where that is said for the whole form. */
type Marks<Name extends string> = Partial<Record<Name, string>>

type Answer<Name extends string> = {
  pending: boolean
  failure: { title: string; field?: Name } | undefined
}

/**
 * The wrong fields of a form: those that the page itself refuses, and the one that an answer names.
 *
 * The first of them gets the focus, after an answer with its words selected, since they are to be written anew. Writing
 * in a field takes its mark away.
 */
export function useMarks<Name extends string>({ pending, failure }: Answer<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [marks, setMarks] = useState<Marks<Name>>({})
  const inputs = () =>
    [...(form.current?.elements ?? [])].filter((element) => element instanceof HTMLInputElement)
  const { title, field } = failure ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer to another attempt is a new one
  useEffect(() => {
    if (pending || !field) return
    setMarks({ [field]: '' } as Marks<Name>)
    const input = inputs().find(({ name }) => name === field)
    input?.focus()
    input?.select()
  }, [pending, title, field])

  /** Marks fields; whether there are any. */
  function refuse(found: Marks<Name>): boolean {
    // A reader says with the focus what stands in the page at that moment.
    flushSync(() => setMarks(found))
    const first = inputs().find(({ name }) => Object.hasOwn(found, name))
    first?.focus()
    return first !== undefined
  }

  /** Properties of a field. */
  const marked = (name: Name) => ({
    name,
    error: marks[name] || undefined,
    'aria-invalid': Object.hasOwn(marks, name) || undefined,
    onChange() {
      const { [name]: _, ...others } = marks
      if (Object.hasOwn(marks, name)) setMarks(others as Marks<Name>)
    },
  })

  return { form, refuse, marked }
}
