/** `path` without trailing slashes, but never empty; in linear time for any number of them. */
export function withoutTrailingSlash(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
