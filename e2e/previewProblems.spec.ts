import type { APIRequestContext } from '@playwright/test'
import { expect, forget, test, whenHydrated } from './support/test.ts'

/** Writes a page that is only a draft, so that no other flow sees it. */
async function draft(request: APIRequestContext, site: string, slug: string, widgets: object[]) {
  const data = { id: slug, slug, title: 'Probă', widgets }
  const answer = await request.put(`${site}/sandbox/control/pages/${slug}?status=Draft`, { data })
  expect(answer.status()).toBe(200)
  return `/preview/pagina/${slug}`
}

const html = [
  '<h2>Anunț</h2><p onclick="a()">Vezi <a href="/categorii/lipsa">lista</a> sau <a href="/promotii">promoțiile</a>.</p>',
  '<iframe src="https://clipuri.example/1"></iframe><img src="/favicon.svg" width="40">',
].join('')

const widgets = [
  { id: 'anunt', type: 'Html', html },
  { id: 'premii', type: 'Jackpots', jackpot: 'jackpot-lipsa' },
  { id: 'top', type: 'Games', category: 'casino-top-10', tileLayout: 'Top10', titel: 'Cele mai bune' },
  { id: 'recente', type: 'Games', category: 'casino-jucate-recent', tileLayout: 'Default' },
  { id: 'noi', type: 'Games', category: 5, tileLayout: 'Square' },
]

test('CMS-04 each problem is told in words of the editor, in its place and in one list that leads there', async ({
  page,
  request,
  site,
}) => {
  await page.goto(await draft(request, site, 'proba-probleme', widgets))
  await whenHydrated(page)
  const bar = page.getByRole('region', { name: 'Previzualizare' })
  await bar.getByRole('link', { name: '8 probleme' }).click()
  const list = page.getByRole('region', { name: 'Probleme pe această pagină' })
  await expect(list).toBeInViewport()
  const words = [
    /^Html · anunt Din „html” s-a scos atributul „onclick” al elementului „p”\. Se așteaptă/,
    /^Html · anunt În „html” este un cadru de la „https:\/\/clipuri\.example\/1”; politica/,
    /^Html · anunt În „html” imaginea „\/favicon\.svg” nu are text alternativ\. Se așteaptă „alt”/,
    /^Html · anunt Câmpul „html” duce la „\/categorii\/lipsa”, o pagină care nu există\. .*„\/promotii”/,
    /^Jackpots · premii Câmpul „jackpot” trimite la „jackpot-lipsa”, care nu există\. .*„jackpot-foc-de-arama”/,
    /^Games · top Câmpul „titel” nu există la acest tip de modul; probabil „title”/,
    /^Games · noi Câmpul „category” nu poate avea valoarea „5”\. .*„casino-sloturi-noi”/,
    /^Games · noi Câmpul „tileLayout” nu poate avea valoarea „Square”\. .*„Portrait”/,
  ]
  await expect(list.getByRole('listitem')).toHaveText(words)
  await list.getByRole('link', { name: 'Games · top' }).click()
  const place = page.locator('[data-widget-id="top"]')
  await expect(place.getByText('Câmpul „titel” nu există')).toBeInViewport()
  await expect(place.getByText('Cele mai bune')).toHaveCount(0)
  await page.getByRole('link', { name: '8 probleme' }).click()
  await list.getByRole('link', { name: 'Jackpots · premii' }).click()
  await expect(page.locator('[data-widget-id="premii"]').getByText('„jackpot-lipsa”')).toBeInViewport()
})

test('CMS-04 a player’s list is outlined as one, and is no problem; key O hides it', async ({
  page,
  request,
  site,
}) => {
  const [, , , player] = widgets
  await page.goto(await draft(request, site, 'proba-jucator', player ? [player] : []))
  await whenHydrated(page)
  await expect(page.getByText('Games · recente · RecentlyPlayed · listă a jucătorului')).toBeVisible()
  await expect(page.getByText('Lista este a fiecărui jucător: vizitatorii nu o văd.')).toBeVisible()
  await expect(page.getByText('Nicio problemă')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Probleme pe această pagină' })).toHaveCount(0)
  // The keys come with the last code of the page.
  await expect(page.locator('html')).toHaveAttribute('data-outlines', 'on')
  await page.keyboard.press('o')
  await expect(page.getByText('Lista este a fiecărui jucător: vizitatorii nu o văd.')).toBeHidden()
})

test('CMS-04 a problem that was fixed leaves the page without a reload', async ({ page, request, site }) => {
  const wrong = { id: 'top', type: 'Games', category: 'casino-top-10', tileLayout: 'Top10' }
  await page.goto(await draft(request, site, 'proba-reparata', [{ ...wrong, titel: 'Top' }]))
  await whenHydrated(page)
  await expect(page.getByRole('link', { name: '1 problemă' })).toBeVisible()
  await draft(request, site, 'proba-reparata', [{ ...wrong, title: 'Top' }])
  await expect(page.getByText('Nicio problemă')).toBeVisible()
})

test('CMS-04 promotions of another day, and one without a picture, are told on their page', async ({
  page,
}) => {
  await page.goto('/preview/promotii')
  await whenHydrated(page)
  const items = page.getByRole('region', { name: 'Probleme pe această pagină' }).getByRole('listitem')
  await expect(
    items.filter({ hasText: /„end” a fost \d{4}-\d\d-\d\d: pe site nu se mai vede/ }),
  ).not.toHaveCount(0)
  await expect(
    items.filter({ hasText: /„start” este \d{4}-\d\d-\d\d: pe site se vede abia/ }),
  ).not.toHaveCount(0)
  await expect(items.filter({ hasText: /Promoția „.*”: Lipsește imaginea \(„image”\)/ })).toHaveCount(1)
})

test('CMS-04 an entry of the menu without its target is told on the start page of its lobby', async ({
  page,
}) => {
  const items = page.getByRole('region', { name: 'Probleme pe această pagină' }).getByRole('listitem')
  const gone = items.filter({ hasText: 'Intrarea „menu-casino-povesti-de-vara” din meniu' })
  await page.goto('/preview')
  await expect(gone).toHaveText(
    /Câmpul „route” trimite la „casino-povesti-de-vara”, care nu există\. .*„casino-top-10”/,
  )
  // The icons that the sandbox names are those of the kit, and they are drawn.
  await expect(items.filter({ hasText: 'pictograma' })).toHaveCount(0)
  const entry = page.getByRole('link', { name: 'Crash', exact: true }).first()
  await expect(entry.locator('use[href$="#rocket-launch"]')).toBeAttached()
  await page.goto('/preview/promotii')
  await expect(items).not.toHaveCount(0)
  await expect(gone).toHaveCount(0)
})

test('CMS-04 the label of a widget names what fills it and its count, once that is known', async ({
  page,
  request,
  site,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/winners?kind=recent', async (route) => {
    await held
    await route.continue()
  })
  const listing = [
    { id: 'sus', type: 'Carousel', carousel: 'carousel-casino' },
    { id: 'premii', type: 'Jackpots', jackpot: 'jackpot-foc-de-arama' },
    { id: 'castiguri', type: 'Winners', title: 'Câștiguri' },
    { id: 'lumi', type: 'CollectionGroup', group: 'group-lumi' },
    { id: 'clipuri', type: 'Videos', title: 'Clipuri' },
    { id: 'studiouri', type: 'Providers', title: 'Studiouri' },
  ]
  await page.goto(await draft(request, site, 'proba-surse', listing))
  await whenHydrated(page)
  await expect(page.getByText(/^Carousel · sus · caruselul „carousel-casino” · (\d+) din \1$/)).toBeVisible()
  await expect(
    page.getByText(/^Jackpots · premii · jackpotul „jackpot-foc-de-arama” · 1 din \d+$/),
  ).toBeVisible()
  await expect(
    page.getByText('Winners · castiguri · câștigurile ultimelor minute · se încarcă'),
  ).toBeVisible()
  answer()
  await expect(
    page.getByText(/^Winners · castiguri · câștigurile ultimelor minute · (\d+) din \1$/),
  ).toBeVisible()
  await expect(page.getByText(/^CollectionGroup · lumi · grupul „group-lumi” · \d+ din \d+$/)).toBeVisible()
  await expect(page.getByText(/^Videos · clipuri · toate clipurile · (\d+) din \1$/)).toBeVisible()
  await expect(page.getByText(/^Providers · studiouri · toți furnizorii · \d+ din \d+$/)).toBeVisible()
})

test('CMS-04 the page’s own list says what fills it', async ({ page }) => {
  await page.goto('/preview/promotii')
  await expect(page.getByText(/^Pagina · promoțiile zilei, pentru toți · \d+ din \d+$/)).toBeVisible()
  await page.goto('/preview/categorii/top-10')
  await expect(page.getByText('Pagina · categoria „casino-top-10” · 10 din 10')).toBeVisible()
})

test('CMS-04 an editor sees a widget loading, empty, failed and with the longest texts', async ({
  page,
  request,
  site,
}) => {
  const top = {
    id: 'top',
    type: 'Games',
    category: 'casino-top-10',
    tileLayout: 'Top10',
    title: 'Cele mai bune',
  }
  await page.goto(await draft(request, site, 'proba-stari', [top]))
  await whenHydrated(page)
  const widget = page.locator('[data-widget-id="top"]')
  const title = widget.getByRole('heading', { level: 2 })
  await expect(title).toHaveText('Cele mai bune')
  await widget.getByText(/^Games · top/).click()
  const states = widget.getByRole('group', { name: 'Cum se arată modulul' })
  await states.getByRole('button', { name: 'Se încarcă' }).click()
  await expect(widget.locator('[data-waiting]')).toBeVisible()
  await expect(title).toHaveCount(0)
  await states.getByRole('button', { name: 'Gol' }).click()
  await expect(widget.getByText('Pe site nu apare nimic în acest loc.')).toBeVisible()
  await states.getByRole('button', { name: 'Texte lungi' }).click()
  await expect(title).toHaveText(/^(Cele mai bune ){20}/)
  await states.getByRole('button', { name: 'Eșuat' }).click()
  await expect(widget.getByRole('status')).toBeVisible()
  await expect(title).toHaveCount(0)
  await widget.getByRole('button', { name: 'Reîncearcă' }).click()
  await expect(title).toHaveText('Cele mai bune')
  await expect(states.getByRole('button', { name: 'Obișnuit' })).toHaveAttribute('aria-current', 'true')
})

test('CMS-04 problems of single slides are told at their carousel and in the list, also a picture that does not exist', async ({
  page,
  request,
  site,
  complaints,
}) => {
  const slide = { id: 'unu', image: 'banner-regina-nilului', title: 'Regina Nilului' }
  const carousel = {
    id: 'carousel-gresit',
    lobby: 'Casino',
    slides: [
      { ...slide, eyebrw: 'Nou', primary: { label: 'Vezi', href: '/categorii/lipsa', icn: 'x' } },
      { ...slide, id: 'doi', image: undefined },
      { ...slide, id: 'trei', image: 'banner-lipsa' },
    ],
  }
  const at = `${site}/sandbox/control/carousels/${carousel.id}?status=Draft`
  expect((await request.put(at, { data: carousel })).status()).toBe(200)
  const widget = { id: 'sus', type: 'Carousel', carousel: carousel.id }
  await page.goto(await draft(request, site, 'proba-imagini', [widget]))
  await whenHydrated(page)
  const list = page.getByRole('region', { name: 'Probleme pe această pagină' })
  await expect(list.getByRole('listitem')).toHaveText([
    /^Carousel · sus Imaginea „unu” a caruselului: Câmpul „eyebrw” nu există; probabil „eyebrow”/,
    /^Carousel · sus Imaginea „unu” a caruselului: Câmpul „primary\.icn” nu există\. /,
    /^Carousel · sus Imaginea „doi” a caruselului: Câmpul „image” lipsește\. .*„banner-arama”/,
    /^Carousel · sus Imaginea „unu” a caruselului: Câmpul „primary\.href” duce la „\/categorii\/lipsa”/,
    /^Carousel · sus Imaginea „trei” a caruselului: Imaginea „banner-lipsa” din „image” nu există/,
  ])
  await list.getByRole('link', { name: 'Carousel · sus' }).first().click()
  await expect(
    page.locator('[data-widget-id="sus"]').getByText('„eyebrw” nu există; probabil „eyebrow”'),
  ).toBeInViewport()
  // Ends the load of the missing picture.
  await page.goto('about:blank')
  forget(complaints, /404/)
})
