import { type HubMessage, type ILogger, JsonHubProtocol } from '@microsoft/signalr'
import type { LogProblem } from '#app/platform/problemLog.ts'

/** Ends each record of the protocol. */
const RECORD_END = '\u001e'

/** Characters of the longest accepted record; the list of all tables has some hundred thousand. */
const MAX_RECORD_LENGTH = 8_000_000

/** The JSON protocol, but a malformed record is skipped and does not end the connection (LIV-08). */
export class LenientProtocol extends JsonHubProtocol {
  readonly #note: LogProblem

  constructor(note: LogProblem) {
    super()
    this.#note = note
  }

  override parseMessages(input: string, logger: ILogger): HubMessage[] {
    if (typeof input !== 'string') {
      this.#note('message', `received ${typeof input}`)
      return []
    }
    return input.split(RECORD_END).flatMap((text) => this.#parse(text, logger))
  }

  #parse(text: string, logger: ILogger): HubMessage[] {
    if (text === '') return []
    try {
      if (text.length > MAX_RECORD_LENGTH) throw new RangeError(`${text.length} letters`)
      return super.parseMessages(text + RECORD_END, logger)
    } catch (error) {
      this.#note('message', error instanceof Error ? error.message : 'unreadable')
      return []
    }
  }
}
