/** Faults of a micro-frontend (MFE-01). */
export const microFrontendFaults = [
  'no-manifest',
  'wrong-manifest',
  'foreign-script',
  'throws-at-load',
  'throws-at-mount',
  'throws-at-unmount',
  'never-ready',
  'floods',
  'styles-body',
  'huge',
] as const
export type MicroFrontendFault = (typeof microFrontendFaults)[number]

const HUGE_BYTES = 5 * 1024 * 1024

/** Code before a bundle that replaces its `mount`; `change` is an expression with `mount`. */
const replacing = (change: string): string => `{
  const script = document.currentScript
  const dispatch = script.dispatchEvent.bind(script)
  script.dispatchEvent = ({ type, detail: { contract, mount } }) =>
    dispatch(new CustomEvent(type, { bubbles: true, detail: { contract, mount: ${change} } }))
}
`

const preambles: Partial<Record<MicroFrontendFault, string>> = {
  'throws-at-load': "throw new Error('asked to fail at load')\n",
  'throws-at-mount': replacing("() => { throw new Error('asked to fail at mount') }"),
  'throws-at-unmount': replacing(`(element, host) => {
      mount(element, host)
      return () => { throw new Error('asked to fail at unmount') }
    }`),
  'never-ready': replacing(
    "(element, host) => mount(element, { ...host, send: (event) => event.type !== 'ready' && host.send(event) })",
  ),
  floods: replacing(`(element, host) => {
      const timer = setInterval(() => {
        for (let count = 0; count < 1000; count++) host.send({ type: 'open', id: String(count) })
        host.send({ type: 'nonsense' })
      }, 20)
      const unmount = mount(element, host)
      return () => { clearInterval(timer); unmount() }
    }`),
  'styles-body': replacing(`(element, host) => {
      document.body.style.background = 'red'
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()]
      return mount(element, host)
    }`),
}

/** The script with its fault. */
export function spoilt(code: string, fault: MicroFrontendFault | undefined): string {
  if (fault === 'huge') return `/*${'x'.repeat(HUGE_BYTES)}*/${code}`
  return (fault && preambles[fault] ? preambles[fault] : '') + code
}
