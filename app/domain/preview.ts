const SEGMENT = '/preview'

/** Whether `pathname` lies under the preview segment (S1 2.1). */
export const isPreviewPath = (pathname: string): boolean =>
  pathname === SEGMENT || pathname.startsWith(`${SEGMENT}/`)

/** `href` as a link inside preview: paths of ours get the segment, other addresses stay unchanged (RTE-04). */
export function withPreview(href: string, preview: boolean): string {
  if (
    !preview ||
    !href.startsWith('/') ||
    href.startsWith('//') ||
    isPreviewPath(href.split(/[?#]/, 1)[0] ?? '')
  )
    return href
  return href === '/' ? SEGMENT : /^\/[?#]/.test(href) ? SEGMENT + href.slice(1) : SEGMENT + href
}

/** `pathname` without the preview segment. */
export const withoutPreview = (pathname: string): string =>
  isPreviewPath(pathname) ? pathname.slice(SEGMENT.length) || '/' : pathname

/** Id of the list of a page's problems, for editors. */
export const PROBLEMS_ID = 'probleme'
