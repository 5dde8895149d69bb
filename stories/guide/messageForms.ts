import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { createIntl } from 'react-intl'

type Element = ReturnType<typeof parse>[number]
type Values = Record<string, string | number>

/** Counts of the three plural forms of Romanian. */
const COUNTS = [1, 3, 20]

/** What each argument of a message may be, by its name. */
function choicesIn(elements: readonly Element[]): Map<string, readonly (string | number)[]> {
  const choices = new Map<string, readonly (string | number)[]>()
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    if (element.type === TYPE.plural) choices.set(element.value, COUNTS)
    else if (element.type === TYPE.select) choices.set(element.value, Object.keys(element.options))
    else if (element.type !== TYPE.tag) choices.set(element.value, [`‹${element.value}›`])
    const inner =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap(({ value }) => value)
        : element.type === TYPE.tag
          ? element.children
          : []
    for (const [name, values] of choicesIn(inner)) if (!choices.has(name)) choices.set(name, values)
  }
  return choices
}

/** Every text that a message may become, each once, with the names of its values in place of them. */
export function messageForms(text: string): string[] {
  const choices = [...choicesIn(parse(text))]
  const all = choices.reduce<Values[]>(
    (sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  )
  const { formatMessage } = createIntl({
    locale: 'ro',
    messages: { text } as never,
    onError: () => undefined,
  })
  return [...new Set(all.map((values) => String(formatMessage({ id: 'text' as never }, values))))]
}
