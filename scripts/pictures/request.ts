/** What the arguments of `npm run pictures` ask for. */
export type Request = { isUpdate: boolean; isReview: boolean; stories: string[] }

/** `update` takes pictures anew, `--review` serves those that differ, other words select story files. */
export function requestOf(args: string[]): Request {
  const isReview = args.includes('--review')
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--review')
  if (unknown) throw new Error(`Unknown option ${unknown}; known: update, --review, names of story files`)
  const words = args.filter((arg) => arg !== '--review')
  const isUpdate = words[0] === 'update'
  if (isUpdate && isReview)
    throw new Error('An update leaves nothing to review: use one of update and --review')
  return { isUpdate, isReview, stories: isUpdate ? words.slice(1) : words }
}
