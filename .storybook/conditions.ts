// Conditions of the toolbar that a page cannot request from its browser: touch or mouse, less motion, larger text.

export type Conditions = {
  /** The simulated pointer. */
  input: 'device' | 'touch' | 'mouse'
  /** `reduced` is the system's setting, `quiet` the site's own switch. */
  motion: 'system' | 'full' | 'reduced' | 'quiet'
  /** Font size of the root in percent. */
  text: '100' | '150' | '200'
}

type Feature = 'hover' | 'any-hover' | 'pointer' | 'any-pointer' | 'prefers-reduced-motion'
type Answers = Partial<Record<Feature, string>>

const pointers: Record<Conditions['input'], Answers> = {
  device: {},
  touch: { hover: 'none', 'any-hover': 'none', pointer: 'coarse', 'any-pointer': 'coarse' },
  mouse: { hover: 'hover', 'any-hover': 'hover', pointer: 'fine', 'any-pointer': 'fine' },
}

const motions: Record<Conditions['motion'], Answers> = {
  system: {},
  full: { 'prefers-reduced-motion': 'no-preference' },
  reduced: { 'prefers-reduced-motion': 'reduce' },
  quiet: {},
}

const FEATURE = /\(\s*((?:any-)?hover|(?:any-)?pointer|prefers-reduced-motion)\s*(?::\s*([\w-]+)\s*)?\)/g

let answers: Answers = {}

/** The media query with every simulated feature replaced by a condition that is always or never true. */
function answered(query: string): string {
  return query.replace(FEATURE, (whole, feature: Feature, value: string | undefined) => {
    const answer = answers[feature]
    if (answer === undefined) return whole
    const holds = value === undefined ? answer !== 'none' && answer !== 'no-preference' : value === answer
    return holds ? '(width >= 0px)' : '(width < 0px)'
  })
}

/** Classes by which a story shows a hover state. */
const shown = [
  [/:hover(?![\w-])/g, '.show-hover'],
  [/:active(?![\w-])/g, '.show-pressed'],
  [/:focus-visible(?![\w-])/g, '.show-focus'],
] as const

const originals = new WeakMap<CSSMediaRule, string>()
const rewritten = new WeakSet<CSSStyleRule>()

function showStates(rule: CSSStyleRule) {
  if (rewritten.has(rule)) return
  rewritten.add(rule)
  const copies = shown.flatMap(([pseudo, name]) => {
    const copy = rule.selectorText.replace(pseudo, name)
    return copy === rule.selectorText ? [] : [copy]
  })
  if (copies.length > 0) rule.selectorText = [rule.selectorText, ...copies].join(', ')
}

function answer(rule: CSSMediaRule) {
  const original = originals.get(rule) ?? rule.media.mediaText
  originals.set(rule, original)
  const wanted = answered(original)
  if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
}

function visit(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) showStates(rule)
    if (rule instanceof CSSMediaRule) answer(rule)
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) visit(rule.cssRules)
  }
}

function visitAll() {
  for (const sheet of document.styleSheets) visit(sheet.cssRules)
}

/** Simulates `conditions` for page and scripts, including stylesheets that load later. */
export function applyConditions({ input, motion, text }: Conditions) {
  const root = document.documentElement
  answers = { ...pointers[input], ...motions[motion] }
  root.style.fontSize = text === '100' ? '' : `${text}%`
  if (motion === 'quiet') root.dataset.motion = 'quiet'
  else delete root.dataset.motion
  visitAll()
}

const matchMedia = window.matchMedia.bind(window)
window.matchMedia = (query) => matchMedia(answered(query))

new MutationObserver(visitAll).observe(document.head, { childList: true, subtree: true })
