/** Requests module files at the lowest priority, before the module that imports them runs. */
export function preloadModules(files: Iterable<string>): void {
  for (const href of files) {
    const link = { rel: 'modulepreload', fetchPriority: 'low', href }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}
