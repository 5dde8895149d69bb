import * as v from 'valibot'
import type { GameListSource, GlobalSettings } from '#app/api/contract/cms.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import type { ShellSlice } from '#app/api/contract/slices.ts'
import { GamesWidget } from '#app/api/contract/widgets.ts'
import { headerLinks, type MenuSource, mainMenu, subMenu } from './menus.ts'
import { personalAddress } from './personalLists.ts'
import { safeHref } from './safeLinks.ts'

/** Header, sub-menu, main menu and footer of a page in `lobby`. */
export function shellSlice(source: MenuSource, lobby: Lobby): ShellSlice {
  const { account, compliance, langCookieDomain, sportsBonusTemplate, downloadNativeAppBanner, apps } =
    source.settings
  return {
    type: 'Shell',
    header: headerLinks(source),
    subMenu: subMenu(source),
    mainMenu: mainMenu(source, lobby),
    account: accountOf(account),
    compliance: safeCompliance(compliance),
    ...(showsFavourites(source) && { favourites: true }),
    bonusLists: bonusLists(source, lobby),
    ...(langCookieDomain && { cookieDomain: langCookieDomain }),
    ...(sportsBonusTemplate && { sportsBonusTemplate }),
    ...(downloadNativeAppBanner.length > 0 && { appBanner: { downloadNativeAppBanner, apps } }),
    search: searchOf(source.settings, lobby),
  }
}

function accountOf({
  register,
  login,
  forgotten,
  embedded,
}: GlobalSettings['account']): ShellSlice['account'] {
  const passwordHref = safeHref(forgotten)
  return {
    register: safeHref(register) ?? '/',
    login: safeHref(login) ?? '/',
    ...(passwordHref && { forgotten: passwordHref }),
    ...(embedded && { embedded }),
  }
}

const FAVOURITES: ReadonlySet<GameListSource> = new Set<GameListSource>(['Favourites', 'FavouritesLive'])

/** Addresses of the lists of bonus games, if they exist. */
function bonusLists({ catalogue, settings }: MenuSource, lobby: Lobby) {
  const addressOfList = (source: GameListSource) => {
    const category = [...catalogue.categories.values()].find(({ type }) => type === source)
    return category && personalAddress(category, settings.personalSlugs, lobby)
  }
  const [freeSpins, goldenChips] = [addressOfList('FreeSpins'), addressOfList('GoldenChips')]
  return { ...(freeSpins && { freeSpins }), ...(goldenChips && { goldenChips }) }
}

/** Whether any layout has a row of favourites. */
function showsFavourites({ layouts, catalogue }: MenuSource): boolean {
  const isShown = (widget: unknown) => {
    const result = v.safeParse(GamesWidget, widget)
    const category = result.success ? catalogue.categories.get(result.output.category) : undefined
    return category !== undefined && FAVOURITES.has(category.type)
  }
  return layouts.some(({ widgets }) => widgets.some(isShown))
}

function searchOf({ search: { casino, live } }: GlobalSettings, lobby: Lobby): ShellSlice['search'] {
  const { popularProviders, ...rest } = lobby === 'Live' ? live : casino
  return { lobby, ...rest, providers: popularProviders }
}

function safeCompliance(compliance: GlobalSettings['compliance']): GlobalSettings['compliance'] {
  return {
    ...compliance,
    regulator: { ...compliance.regulator, url: safeHref(compliance.regulator.url) ?? '/' },
    helpline: safeHelpline(compliance.helpline),
    links: compliance.links.flatMap((link) => {
      const url = safeHref(link.url)
      return url ? [{ ...link, url }] : []
    }),
  }
}

function safeHelpline({ chat, ...helpline }: GlobalSettings['compliance']['helpline']) {
  const chatHref = safeHref(chat)
  return { ...helpline, url: safeHref(helpline.url) ?? '/', ...(chatHref && { chat: chatHref }) }
}
