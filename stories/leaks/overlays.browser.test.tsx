// Opens and closes every overlay 200 times and counts what is left: nodes, listeners, timers.

import { type ReactNode, useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { createSnackbarQueue, Snackbars } from '#ui/feedback/Snackbars'
import { Dialog } from '#ui/overlay/Dialog'
import { Drawer } from '#ui/overlay/Drawer'
import { Popover } from '#ui/overlay/Popover'
import { Tooltip } from '#ui/overlay/Tooltip'
import { drawOnPage } from '../drawOnPage.tsx'

const TIMES = 200
/** What the engine itself may keep for a while: far less than one thing for each opening. */
const SLACK = 40

type Counts = { documents: number; nodes: number; jsEventListeners: number }

const running = new Set<number>()
/** Delays pass twenty times as fast, or the hint's 200 ms would take minutes. */
const HASTE = 20

beforeAll(() => {
  const { setTimeout: start, clearTimeout: stop } = window
  const counted = (run: TimerHandler, ms?: number) => {
    const id = start(
      () => {
        running.delete(id)
        if (typeof run === 'function') run()
      },
      ms && ms / HASTE,
    )
    running.add(id)
    return id
  }
  Object.assign(window, {
    setTimeout: counted,
    clearTimeout(id: number) {
      running.delete(id)
      stop(id)
    },
  })
})

const nextFrame = () => new Promise((done) => requestAnimationFrame(() => done(undefined)))

async function until(holds: () => boolean) {
  for (let turn = 0; turn < 300 && !holds(); turn += 1) await nextFrame()
  if (!holds()) throw new Error(`never came to: ${holds}`)
}

async function counts(): Promise<Counts> {
  await nextFrame()
  await cdp().send('HeapProfiler.collectGarbage')
  return cdp().send('Memory.getDOMCounters') as Promise<Counts>
}

async function mounted(element: ReactNode) {
  const { host, remove } = drawOnPage(element)
  await until(() => host.querySelector('button') !== null)
  const [button] = host.querySelectorAll('button')
  return { button: button as HTMLButtonElement, unmount: remove }
}

function Opened({ overlay }: { overlay: (open: boolean, onClose: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Deschide
      </button>
      {overlay(open, () => setOpen(false))}
    </>
  )
}

const pressEscape = () =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )
const shown = (selector: string) => document.querySelector(selector) !== null

async function throughDialog(button: HTMLButtonElement) {
  button.focus()
  button.click()
  await until(() => shown('[role=dialog]'))
  pressEscape()
  await until(() => !shown('[role=dialog]'))
}

async function throughTooltip(button: HTMLButtonElement) {
  const over = (type: string) =>
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
  over('pointerover')
  await until(() => shown('[data-placed]'))
  over('pointerout')
  await until(() => !shown('[data-placed]'))
}

const queue = createSnackbarQueue()

async function throughSnackbar(button: HTMLButtonElement) {
  button.click()
  await until(() => shown('li[data-type]'))
  document.querySelector<HTMLButtonElement>('li[data-type] button')?.click()
  await until(() => !shown('li[data-type]'))
}

const overlays: [string, ReactNode, (button: HTMLButtonElement) => Promise<void>][] = [
  [
    'Drawer',
    <Opened
      key="drawer"
      overlay={(open, onClose) => (
        <Drawer open={open} onClose={onClose} title="Detalii" start="peek" footer="Subsol">
          Text
        </Drawer>
      )}
    />,
    throughDialog,
  ],
  [
    'Dialog',
    <Opened
      key="dialog"
      overlay={(open, onClose) => <Dialog open={open} onClose={onClose} title="Mesaj" />}
    />,
    throughDialog,
  ],
  [
    'Popover',
    <Popover key="popover" label="Despre" trigger={<button type="button">Despre</button>}>
      Text
    </Popover>,
    throughDialog,
  ],
  [
    'Tooltip',
    <Tooltip key="tooltip" text="Indiciu">
      <button type="button">Ce este</button>
    </Tooltip>,
    throughTooltip,
  ],
  [
    'Snackbars',
    <div key="snackbars">
      <button type="button" onClick={() => queue.push({ type: 'info', title: 'Salvat' })}>
        Arată
      </button>
      <Snackbars queue={queue} />
    </div>,
    throughSnackbar,
  ],
]

test.each(overlays)(
  '%s leaves no node, listener or timer behind after 200 openings',
  async (name, element, through) => {
    const { button, unmount } = await mounted(element)
    // What is made once, such as a module that arrives with the first opening, is no leak.
    for (let turn = 0; turn < 20; turn += 1) await through(button)
    const before = await counts()
    for (let turn = 0; turn < TIMES; turn += 1) await through(button)
    const after = await counts()
    expect(after.nodes - before.nodes).toBeLessThan(SLACK)
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(SLACK)
    await until(() => running.size === 0)
    unmount()
    expect(document.querySelectorAll('[inert], [data-modal]')).toHaveLength(0)
    console.info(
      `${name}: nodes ${before.nodes} to ${after.nodes}, listeners ${before.jsEventListeners} to ${after.jsEventListeners}`,
    )
  },
  240_000,
)
