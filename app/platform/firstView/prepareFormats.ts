/**
 * Loads the browser's list of locales, one task for each kind of format, while scripts are still loading: the first question
 * takes a slow phone 40 ms, which would be part of hydration.
 */
export function prepareFormats(): void {
  const { lang } = document.documentElement
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf(lang))
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf(lang))
}
