/**
 * Where a team draws a component, as its stories say it: `parameters: { design: { url: 'https://…' } }`; undefined
 * without an address that a browser can open safely.
 */
export function designAddress(parameters: Record<string, unknown>): string | undefined {
  const { url } = (parameters.design ?? {}) as { url?: unknown }
  return typeof url === 'string' && URL.parse(url)?.protocol === 'https:' ? url : undefined
}
