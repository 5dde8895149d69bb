import { expect, forget, test } from './support/test.ts'

/** One address of each page type; if names can be long, the one with the longest name. */
const pages = [
  '/',
  '/cazinou-live',
  '/toate-jocurile',
  '/cazinou-live/toate-jocurile',
  '/categorii/top-10',
  '/cazinou-live/categorii/ruleta',
  '/colectii',
  '/colectii/alese-de-echipa',
  '/furnizori',
  '/furnizori/cocorul-de-hartie',
  '/jackpots',
  '/jackpots/foc-de-arama',
  '/promotii',
  '/promotii/premii-de-sezon',
  '/turnee',
  '/invingatori/recente',
  '/invingatori/jackpot',
  '/invingatori/hol-de-faima',
  '/joc/marea-aventura',
  '/compara?jocuri=marea-aventura,regina-nilului,diamant-40',
  '/cazinou-live/salon',
  '/liste',
  '/play/marea-aventura/demo',
  '/play/marea-aventura/real',
  '/pagina/termeni-si-conditii',
  '/pagina/povesti-de-iarna',
  '/utilizator/preferate',
  '/un-segment-lung-care-nu-exista-pe-niciunde-si-nici-nu-are-unde-sa-se-rupa',
]

test('UXP-08 no page scrolls sideways at 320, 390, 768 or 1440 px, also with the longest names', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000)
  const wide: string[] = []
  for (const path of pages) {
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto(path)
    // Scrolls down so that rows which load near the viewport show their names too.
    await page.evaluate(() => document.scrollingElement?.scrollTo({ top: document.body.scrollHeight }))
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) wide.push(`${path} is ${over} px too wide at ${width} px`)
    }
  }
  expect(wide).toEqual([])
  // The browser logs the 404 of one address.
  forget(complaints, /404/)
})
