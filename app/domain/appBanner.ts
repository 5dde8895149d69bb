import type { AppBannerSettings } from '#app/api/contract/cms.ts'
import { safeExternalUrl } from './safeLinks.ts'

/** Systems with an app of ours. */
export type AppSystem = 'android' | 'ios'

/** A store by its own name, with the app's page in it. */
export type AppStore = { name: 'Google Play' | 'App Store'; href: string }

/**
 * The system of a user agent. iPads since iPadOS 13 identify as Macs and differ only by `touchPoints`
 * (`navigator.maxTouchPoints`).
 */
export function osOf(userAgent: string, touchPoints = 0): AppSystem | undefined {
  // Windows Phone names the other systems in its user agent too.
  if (/Windows Phone/i.test(userAgent)) return undefined
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios'
  if (/\bAndroid\b/.test(userAgent)) return 'android'
  return /\bMacintosh\b/.test(userAgent) && touchPoints > 1 ? 'ios' : undefined
}

export type BannerFacts = {
  /** Shown inside another site or app. */
  embedded: boolean
  os: AppSystem | undefined
  /** `downloadNativeAppBanner` of the settings; `Android` and `iOS` in any spelling. */
  configured: readonly string[]
  isMobile: boolean
  /** Closed in the last 30 days. */
  dismissed: boolean
}

/** Whether the app is offered (BAN-01). */
export const showsBanner = ({ embedded, os, configured, isMobile, dismissed }: BannerFacts): boolean =>
  !embedded &&
  isMobile &&
  !dismissed &&
  os !== undefined &&
  configured.some((name) => name.trim().toLowerCase() === os)

/** The app's store for a system; `undefined` without an http(s) address. */
export function storeOf(os: AppSystem, { google, apple }: AppBannerSettings['apps']): AppStore | undefined {
  const href = safeExternalUrl(os === 'android' ? google : apple)
  return href === undefined ? undefined : { name: os === 'android' ? 'Google Play' : 'App Store', href }
}
