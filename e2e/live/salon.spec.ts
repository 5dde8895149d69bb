import type { Page } from '@playwright/test'
import { test } from '../players/ownSite.ts'
import { logIn } from '../support/players.ts'
import { press } from '../support/press.ts'
import { shiftsOf, sumOf, watchShifts } from '../support/shifts.ts'
import { expect, phone, whenHydrated } from '../support/test.ts'
import { LIST, rested, TABLE, toTable } from './hub.ts'
import { languages, main, SALON, seatAt, seatsOf } from './salon.ts'

test.beforeEach(async ({ request, site }) => {
  await rested({ request, site })
  await toTable({ request, site }, TABLE, 'open')
})

/** Of each seat whether it is free, and whether it is lit: filled in the colour of its border. */
const lightsOf = (page: Page) =>
  seatsOf(page).evaluateAll((seats) =>
    seats.map((seat) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(seat)
      return [seat.getAttribute('data-free') === 'true', backgroundColor === borderTopColor]
    }),
  )

for (const who of ['guest', 'player'] as const)
  for (const width of [390, 1440]) {
    test.describe(`${who} at ${width} px`, () => {
      test.use(width === 390 ? phone : { viewport: { width, height: 900 } })

      test(`LIV-12 LIV-03 the list leads to the salon, whose tables stand by language and stake; seats follow the feed without a shift, a press sits down, a second one opens the details, Back returns (${who}, ${width} px)`, async ({
        page,
        request,
        site,
      }) => {
        await watchShifts(page)
        if (who === 'player') await logIn(page, 'mihai.obisnuit', { path: LIST })
        else {
          await page.goto(LIST)
          await whenHydrated(page)
        }
        await press(main(page).getByRole('link', { name: 'Vezi ca salon' }))
        await expect(page).toHaveURL(`${site}${SALON}`)
        await expect(languages(page).first()).toHaveText('Română')
        await expect(main(page).getByRole('heading', { level: 3 }).first()).toHaveText(
          'Miză minimă până la 5 lei',
        )
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)

        const table = seatAt(page)
        await table.scrollIntoViewIfNeeded()
        await toTable({ request, site }, TABLE, 'free')
        await expect(table).toHaveAccessibleName(
          new RegExp(
            `^Blackjack VIP, română, [\\d.]+–[\\d.]+ lei, 7 locuri libere din 7${who === 'guest' ? '. Intră în cont ca să joci' : ''}$`,
          ),
        )
        await expect.poll(() => lightsOf(page)).toEqual(Array(7).fill([true, true]))
        const before = sumOf(await shiftsOf(page))
        await toTable({ request, site }, TABLE, 'fill')
        await expect(table).toHaveAccessibleName(/masă plină. Detalii$/)
        await expect.poll(() => lightsOf(page)).toEqual(Array(7).fill([false, false]))
        expect(sumOf(await shiftsOf(page))).toBe(before)

        // A full table is no dead end: its details offer to tell when a seat is free.
        const top = await table.evaluate((link) => link.getBoundingClientRect().top)
        await press(table)
        const details = page.getByRole('dialog', { name: 'Blackjack VIP' })
        await expect(details.getByRole('button', { name: /^Anunță-mă când se eliberează/ })).toBeVisible()
        await expect(page).toHaveURL(new RegExp(`/${TABLE}$`))
        await page.goBack()
        await expect(details).toHaveCount(0)

        await toTable({ request, site }, TABLE, 'free')
        await expect(table).toHaveAccessibleName(/7 locuri libere/)
        await press(main(page).getByRole('link', { name: 'Detalii despre Blackjack VIP' }))
        await expect(details).toBeVisible()
        await expect(page).toHaveURL(new RegExp(`/${TABLE}$`))
        await page.goBack()
        await expect(details).toHaveCount(0)
        await press(table)
        await expect(page).toHaveURL(new RegExp(`/play/${TABLE}/real$`))
        await page.goBack()
        await expect(page).toHaveURL(`${site}${SALON}`)
        await expect(seatAt(page)).toBeInViewport()
        const now = await seatAt(page).evaluate((link) => link.getBoundingClientRect().top)
        expect(Math.abs(now - top)).toBeLessThanOrEqual(2)
      })

      test(`LIV-12 FIL-10 languages, stakes and free seats are chosen above the floor and kept in the address; the empty floor has one way out (${who}, ${width} px)`, async ({
        page,
        request,
        site,
      }) => {
        await toTable({ request, site }, TABLE, 'fill')
        if (who === 'player') await logIn(page, 'mihai.obisnuit', { path: SALON })
        else await page.goto(SALON)
        await expect(seatAt(page)).toHaveAccessibleName(/masă plină/)
        const chip = (name: string) => main(page).getByRole('button', { name, exact: true })
        await press(chip('Română'))
        await expect(page).toHaveURL(`${site}${SALON}?limba=ro`)
        await expect(languages(page)).toHaveText(['Română'])
        await press(chip('Miză minimă peste 100 lei'))
        await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(['Miză minimă peste 100 lei'])
        await expect(seatAt(page)).toBeVisible()
        await press(chip('Doar locuri libere'))
        await expect(seatAt(page)).toHaveCount(0)

        const address = page.url()
        expect(new URL(address).search).toBe('?limba=ro&miza=peste-100&locuri=libere')
        await page.reload()
        await expect(chip('Română')).toHaveAttribute('aria-pressed', 'true')
        await expect(seatAt(page)).toHaveCount(0)
        await toTable({ request, site }, TABLE, 'free')
        await expect(seatAt(page)).toHaveAccessibleName(/7 locuri libere din 7/)

        await page.goto(`${SALON}?limba=xx`)
        await expect(main(page)).toContainText('Nicio masă pentru filtrele alese.')
        await press(chip('Șterge filtrele'))
        await expect(page).toHaveURL(`${site}${SALON}`)
        await expect(languages(page).first()).toHaveText('Română')
      })
    })
  }
