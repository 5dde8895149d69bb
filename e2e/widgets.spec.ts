import type { APIRequestContext } from '@playwright/test'
import { expect, test, whenHydrated } from './support/test.ts'

/** A list of the Casino API. */
async function listOf<Item>(request: APIRequestContext, site: string, path: string): Promise<Item[]> {
  return (await (await request.get(`${site}/sandbox/casino/${path}`)).json()) as Item[]
}

type Carousel = { lobby: string; slides: { title: string }[] }
type Group = { id: string; title: string; collections: string[] }
type Collection = { id: string; title: string }
type Video = { title: string }

for (const [lobby, path] of [
  ['Casino', '/'],
  ['Live', '/cazinou-live'],
] as const)
  test(`CMS-06 the lobby ${path} has the carousel of ${lobby}, slide by slide`, async ({
    page,
    request,
    site,
  }) => {
    const carousels = await listOf<Carousel>(request, site, 'carousels')
    const slides = carousels.find((carousel) => carousel.lobby === lobby)?.slides ?? []
    const others = carousels.flatMap((carousel) => (carousel.lobby === lobby ? [] : carousel.slides))
    expect(slides.length).toBeGreaterThan(1)
    await page.goto(path)
    await whenHydrated(page)
    const hero = page.getByRole('region', { name: 'Noutăți și promoții' })
    await expect(hero.locator('[data-active="true"]')).toContainText(slides[0]?.title ?? '')
    await hero.getByRole('button', { name: 'Mergi la 2', exact: true }).click()
    await expect(hero.locator('[data-active="true"]')).toContainText(slides[1]?.title ?? '')
    for (const { title } of others) await expect(hero.getByText(title)).toHaveCount(0)
  })

test('CMS-06 the collections of a group stand in its order under its title', async ({
  page,
  request,
  site,
}) => {
  const [group] = await listOf<Group>(request, site, 'collections/groups')
  const collections = await listOf<Collection>(request, site, 'collections')
  const titles = group?.collections.map((id) => collections.find((one) => one.id === id)?.title)
  await page.goto('/')
  await whenHydrated(page)
  const row = page.getByRole('region', { name: group?.title, exact: true })
  await row.scrollIntoViewIfNeeded()
  await row.hover()
  const cards = row.getByRole('listitem').getByRole('heading')
  await expect(cards).toHaveText(titles as string[])
  await cards.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles?.[0] ?? '')
})

test('CMS-06 each video widget has its name and a poster, and plays only when it is asked to', async ({
  page,
  request,
  site,
}) => {
  const videos = await listOf<Video>(request, site, 'videowidgets')
  const asked: string[] = []
  page.on('request', (sent) => sent.url().endsWith('.webm') && asked.push(sent.url()))
  await page.goto('/')
  await whenHydrated(page)
  const row = page.getByRole('region', { name: 'Pe scurt, în imagini', exact: true })
  await row.scrollIntoViewIfNeeded()
  for (const { title } of videos) {
    const video = row.locator(`video[aria-label="${title}"]`)
    await expect(video).toBeVisible()
    await expect(video).toHaveAttribute('poster', /format=webp/)
    expect(await video.evaluate((own: HTMLVideoElement) => own.paused)).toBe(true)
  }
  const first = row.locator('video').first()
  const own = new URL((await first.getAttribute('src')) ?? '', site).href
  expect(asked.filter((url) => url === own)).toEqual([])
  const [{ title }] = videos as [Video]
  await row.getByRole('button', { name: `Redă ${title}` }).click()
  await expect.poll(() => first.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  // From then on it has the browser's controls.
  await expect(row.getByRole('button', { name: `Redă ${title}` })).toHaveCount(0)
  await expect(first).toHaveAttribute('controls', '')
})
