import type { AppBannerSettings } from '#app/api/contract/cms.ts'
import { type AppStore, osOf, showsBanner, storeOf } from '#app/domain/appBanner.ts'
import { readCookie, writeCookie } from '#app/platform/cookies.ts'
import { visitFlags } from '#app/platform/flags.ts'
import { isTouch } from '#app/platform/isTouch.ts'

const COOKIE = 'native-banner'
const DISMISSED_DAYS = 30

/** The app store to offer to this browser, if any (BAN-01); only in the browser. */
export function appOffer({ downloadNativeAppBanner, apps }: AppBannerSettings): AppStore | undefined {
  const os = osOf(navigator.userAgent, navigator.maxTouchPoints)
  const shown = showsBanner({
    // Inside the app no offer is needed.
    embedded: visitFlags.embedded || visitFlags.native,
    os,
    configured: downloadNativeAppBanner,
    isMobile: isTouch(),
    dismissed: readCookie(COOKIE) !== undefined,
  })
  return shown && os ? storeOf(os, apps) : undefined
}

/** Hides the offer for 30 days (S2 9). */
export const dismissAppOffer = (): void => writeCookie(COOKIE, '1', DISMISSED_DAYS)
