// A small tag manager: reads commands and events from `dataLayer` and posts events while analytics is allowed.
// A classic script: outside of a block its names would be global.
{
  const { src } = document.currentScript as HTMLScriptElement
  const page = window as { dataLayer?: unknown[] }
  let allowed = false

  const isCommand = (entry: unknown): entry is ArrayLike<unknown> =>
    Object.prototype.toString.call(entry) === '[object Arguments]'

  const post = (event: unknown) =>
    void fetch(new URL('analytics/collect', src), {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ analytics_storage: 'granted', event }),
    }).catch(() => undefined)

  const read = (entry: unknown) => {
    if (isCommand(entry)) {
      const [name, , storage] = Array.from(entry)
      if (name === 'consent')
        allowed = (storage as { analytics_storage?: string }).analytics_storage === 'granted'
    } else if (allowed) post(entry)
  }

  page.dataLayer ??= []
  const entries = page.dataLayer
  entries.forEach(read)
  const push = entries.push.bind(entries)
  entries.push = (...added) => {
    const length = push(...added)
    added.forEach(read)
    return length
  }
}
