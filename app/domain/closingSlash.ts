/** `path` without slashes at its end, but never empty; in linear time, however many there are. */
export function withoutClosingSlash(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
