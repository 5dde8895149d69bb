import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { createModalHistory } from '#app/navigation/modalHistory.ts'
import { storeOf } from '#app/platform/visit.ts'
import { NightLine, NightShade } from '#app/shell/night/NightTone.tsx'
import { PreferencesPanel } from '#app/shell/preferences/PreferencesPanel.tsx'
import { goTo, listen, pass, press, readPage, said } from './reader.tsx'

/** A page at night, with the preferences over it. */
async function hear(panel: boolean) {
  const visit = createQueryClient()
  if (panel) storeOf(visit, createModalHistory).show({ name: 'preferences' })
  await listen(
    <QueryClientProvider client={visit}>
      <MemoryRouter>
        <NightLine />
        <h1>Cazino</h1>
        <NightShade />
        <PreferencesPanel />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('Night: the pause is the first stop of the page, before its heading, and the tone itself says nothing', async () => {
  await hear(false)
  expect((await readPage()).filter((phrase) => !/^(?:document|end of)/.test(phrase))).toEqual([
    expect.stringMatching(/^button, Joc responsabil și pauză/),
    'heading, Cazino, level 1',
  ])
})

test('Night: its switch says when it applies, and its new state', async () => {
  await hear(true)
  await pass(1000)
  await goTo(/^switch, Ton de noapte, Între 00:00 și 06:00/)
  await press(' ')
  expect((await said()).at(-1)).toMatch(/^switch, Ton de noapte.*, checked/)
})
