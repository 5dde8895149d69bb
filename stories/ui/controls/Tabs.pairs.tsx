import { Tabs } from '#ui/controls/Tabs'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Substantive scurte, de același rang.',
      look: (
        <Tabs
          label="Despre joc"
          tabs={[
            { value: 'rules', label: 'Reguli', content: 'Trei simboluri la fel câștigă.' },
            { value: 'facts', label: 'Date', content: 'RTP 96,21 %' },
          ]}
        />
      ),
    },
    bad: {
      says: 'Întrebări întregi nu încap, iar a doua filă nu se vede.',
      look: (
        <Tabs
          label="Despre joc"
          tabs={[
            {
              value: 'rules',
              label: 'Cum se joacă acest joc și ce simboluri are',
              content: 'Trei simboluri la fel câștigă.',
            },
            { value: 'facts', label: 'Ce trebuie să știi înainte să începi', content: 'RTP 96,21 %' },
          ]}
        />
      ),
    },
  },
]
