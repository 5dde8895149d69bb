declare global {
  /** The address of Storybook's frames, which its docs pages read. */
  var PREVIEW_URL: string | undefined
}

/** Gives the frames of a docs page the toolbar's values: examples in frames follow it like those in the page. */
export function addressFrames(toolbar: Record<string, unknown>): void {
  const [path, query] = (globalThis.PREVIEW_URL ?? 'iframe.html').split('?')
  const values = Object.entries(toolbar).map(([name, value]) => `${name}:${value}`)
  const search = new URLSearchParams(query)
  search.set('globals', values.join(';'))
  globalThis.PREVIEW_URL = `${path}?${search}`
}
