/** An envelope of the Sentry protocol: a header, then items of a header and a payload, one a line. */
type Envelope = { header: unknown; items: { header: unknown; payload: unknown }[] }

/** Reads an envelope whose payloads are single lines of JSON; `undefined` for anything else. */
export function readEnvelope(text: string): Envelope | undefined {
  try {
    const [header, ...lines] = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown)
    if (!isRecord(header) || lines.length === 0 || lines.length % 2 !== 0) return undefined
    const items = lines.flatMap((line, index) =>
      index % 2 === 0 ? [{ header: line, payload: lines[index + 1] }] : [],
    )
    return items.every((item) => isRecord(item.header) && 'type' in item.header)
      ? { header, items }
      : undefined
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null
