import { chainOf, childrenOf, type Node, parsed, textOf, valueIn } from '../scripts/lib/syntax.ts'

/** Added to every finding: what a press is, and where keys may be used. */
export const RULE = `A press is a mouse click or a tap at what is seen. No force: true, no dispatched or fired press, no click() of the
page's own, which all reach what lies beneath others or has no size. Enter and Space press only where a person
would: in a test whose title says keyboard, key, Tab, Enter, Space, Escape or arrow (or a function whose name says
keys), or after the keys that lead there in the same test, never after .focus() by the test.`

/** Script presses that test something else than a press, each with its reason. */
export const departures: { file: string; what: RegExp; reason: string }[] = [
  {
    file: 'stories/leaks/overlays.browser.test.tsx',
    what: /./,
    reason: 'opens and closes 500 times to count what is left; that a press opens is proved elsewhere',
  },
  {
    file: 'stories/ui/overlay/ModalStack.stories.tsx',
    what: /fireEvent/,
    reason: 'the click that a browser sends late, after the dialog under the finger has gone',
  },
]

const PRESS =
  /^(?:click|dblClick|dblclick|(?:mouse|pointer)(?:Down|Up|down|up)|touch(?:Start|End|start|end))$/
const KEYS_IN_TITLE = /\b(?:[Kk]eyboard|[Kk]eys?|[Aa]rrows?|Tab|Enter|Space|Escape)\b/
const ENTER = /(?:^|\+)(?:Enter|Space| )$|\{Enter\}|\[(?:Enter|Space)\]|^ +$|\{ \}/
const IN_PAGE = /^(?:evaluate|evaluateAll|evaluateHandle|addInitScript)$/
const TEST = /^(?:test|it|describe|alone)$/

/** `enter on` sets the focus by itself; `drag` is a pointer that moves between down and up. */
type Sign = 'never' | 'enter' | 'enter on' | 'keys' | 'pointer' | 'focus' | 'drag'

/** The steps of a test in order. */
type Step = { line: number; sign: Sign; what: string }

type Call = Extract<Node, { type: 'CallExpression' }>

/** The kind of a call, if it is a press or prepares one. */
function signOf(call: Call, inPage: boolean, story: boolean): Omit<Step, 'line'> | undefined {
  const chain = chainOf(call.callee)
  const [last = '', first = ''] = [chain.at(-1), chain[0]]
  const [given] = call.arguments
  const text = textOf(given as Node)
  const what = `${chain.slice(-2).join('.')}(${text && `'${text}'`})`
  const forced = call.arguments.map((argument) => valueIn(argument, 'force')).find(Boolean)
  if (forced?.type === 'Literal' && forced.value === true) return { sign: 'never', what: 'force: true' }
  if (first === 'fireEvent' && last === 'pointerMove') return { sign: 'drag', what }
  if (first === 'fireEvent' && PRESS.test(last)) return { sign: 'never', what }
  if (last === 'dispatchEvent') {
    const event = given?.type === 'NewExpression' ? textOf(given.arguments[0] as Node) : text
    const pointed = given?.type === 'NewExpression' && /Mouse|Pointer|Touch/.test(chainOf(given)[0] ?? '')
    return PRESS.test(event) || (pointed && !event) ? { sign: 'never', what: 'dispatchEvent' } : undefined
  }
  if (last === 'click') {
    const own = call.arguments.length === 0 && (inPage || (story && first !== 'userEvent'))
    return { sign: own ? 'never' : 'pointer', what: own ? `${what} in the page` : what }
  }
  return keysOf(chain, text, what)
}

/** The kind of a call with keys or focus. */
function keysOf(chain: readonly string[], text: string, what: string): Omit<Step, 'line'> | undefined {
  const last = chain.at(-1) ?? ''
  if (last === 'focus') return { sign: 'focus', what }
  if (/^(?:tab|type|fill|pressSequentially)$/.test(last)) return { sign: 'keys', what }
  if (last === 'tap') return { sign: 'pointer', what }
  if (last !== 'press' && last !== 'keyboard') return undefined
  if (!ENTER.test(text)) return { sign: 'keys', what }
  const ofLocator = last === 'press' && !chain.includes('keyboard')
  return { sign: ofLocator ? 'enter on' : 'enter', what }
}

/** Steps that a person could not do; `titled` means that it is a keyboard test. */
function wrongIn(steps: readonly Step[], titled: boolean): Step[] {
  const dragged = steps.some(({ sign }) => sign === 'drag')
  let reached: Sign | undefined
  return steps.filter(({ sign, what }) => {
    if (sign === 'never') return !(dragged && /pointer(?:Down|Up)/.test(what))
    if (sign === 'enter') return !titled && reached !== 'keys' && reached !== 'pointer'
    if (sign === 'enter on') return !titled && reached !== 'keys'
    if (sign !== 'drag') reached = sign
    return false
  })
}

/** The name of a top-level statement: of a story or a helper. */
function nameOf(statement: Node): string {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type === 'FunctionDeclaration') return words(declared.id?.name ?? '')
  if (declared?.type !== 'VariableDeclaration') return ''
  const [{ id, init } = {}] = declared.declarations
  const story = init?.type === 'TSSatisfiesExpression' ? init.expression : init
  return `${id?.type === 'Identifier' ? words(id.name) : ''} ${textOf(valueIn(story, 'name'))}`
}

const words = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')

/** Tests, stories and helpers of a file with their titles and steps. */
function unitsOf(file: string, source: string): { title: string; steps: Step[] }[] {
  const story = file.startsWith('stories/')
  const units: { title: string; steps: Step[] }[] = []
  const lineOf = (node: Node) => source.slice(0, node.start).split('\n').length

  function visit(node: Node, unit: (typeof units)[number], inPage: boolean): void {
    let [around, inside] = [unit, inPage]
    if (node.type === 'CallExpression') {
      const chain = chainOf(node.callee)
      const title =
        TEST.test(chain[0] ?? '') && !chain.includes('step') ? textOf(node.arguments[0] as Node) : ''
      if (title) around = { title: `${unit.title} ${title}`, steps: [] }
      if (title) units.push(around)
      const sign = signOf(node, inPage, story)
      if (sign) around.steps.push({ ...sign, line: lineOf(node) })
      inside ||= IN_PAGE.test(chain.at(-1) ?? '')
    }
    for (const child of childrenOf(node)) visit(child, around, inside)
  }

  for (const statement of parsed(file, source).body) {
    const unit = { title: nameOf(statement), steps: [] }
    units.push(unit)
    visit(statement, unit, false)
  }
  return units
}

/** Presses of a test file that a person could not do, one line each. */
export function pressesIn(file: string, source: string): string[] {
  const ofKeys = /keyboard\.spec\.ts$/.test(file)
  return unitsOf(file, source).flatMap(({ title, steps }) =>
    wrongIn(steps, ofKeys || KEYS_IN_TITLE.test(title))
      .filter(({ what }) => !departures.some((given) => given.file === file && given.what.test(what)))
      .map(({ line, what }) => `${file}:${line} ${what}`),
  )
}
