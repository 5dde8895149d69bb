import type { Page } from '@playwright/test'

/** A layout shift: its value, its time in milliseconds since the page's start, and the shifted elements. */
export type Shift = { value: number; startTime: number; moved: string[][] }

/** Records layout shifts from the next load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number
      sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const described = ({ node, previousRect, currentRect }: Entry['sources'][number]) =>
      [node?.outerHTML?.slice(0, 160) ?? node?.textContent, previousRect, currentRect].map((part) =>
        JSON.stringify(part),
      )
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Entry[])
        shifts.push({ value, startTime, moved: sources.map(described) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts since the page load. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)

/** Their sum. */
export const sumOf = (shifts: Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0)
