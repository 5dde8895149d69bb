import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Error text of a field; empty if the error is shown for the whole form. */
type Marks<Name extends string> = Partial<Record<Name, string>>

type Answer<Name extends string> = {
  pending: boolean
  failure: { title: string; field?: Name } | undefined
}

/**
 * The invalid fields of a form: those that the page itself refuses, and the one named in a response. The first of them
 * gets the focus, after a response with its text selected. Typing into a field removes its error.
 */
export function useMarks<Name extends string>({ pending, failure }: Answer<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [marks, setMarks] = useState<Marks<Name>>({})
  const inputs = () =>
    [...(form.current?.elements ?? [])].filter((element) => element instanceof HTMLInputElement)
  const { title, field } = failure ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same failure of another attempt counts again
  useEffect(() => {
    if (pending || !field) return
    setMarks({ [field]: '' } as Marks<Name>)
    const input = inputs().find(({ name }) => name === field)
    input?.focus()
    input?.select()
  }, [pending, title, field])

  /** Marks fields as invalid; returns whether there are any. */
  function refuse(found: Marks<Name>): boolean {
    // Screen readers announce the error text that is rendered when the field gets the focus.
    flushSync(() => setMarks(found))
    const first = inputs().find(({ name }) => Object.hasOwn(found, name))
    first?.focus()
    return first !== undefined
  }

  /** Props of a field. */
  const marked = (name: Name) => ({
    name,
    error: marks[name] || undefined,
    'aria-invalid': Object.hasOwn(marks, name) || undefined,
    onValueChange() {
      const { [name]: _, ...others } = marks
      if (Object.hasOwn(marks, name)) setMarks(others as Marks<Name>)
    },
  })

  return { form, refuse, marked }
}
