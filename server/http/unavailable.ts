import { plainPage } from './plainPage.ts'

/** Seconds after which a retry makes sense. */
const RETRY_AFTER_SECONDS = 2

const body = `<p>Revino peste câteva secunde. Nimic din ce ai făcut nu s-a pierdut.</p>
<p><a href="">Reîncearcă</a></p>`

/** A small static page for a 503. */
export const unavailablePage = (): Response =>
  plainPage({
    status: 503,
    title: 'Prea mulți vizitatori deodată',
    body,
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })
