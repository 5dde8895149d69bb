import { useId, useState } from 'react'
import type { WidgetType } from '#app/api/contract/widgets.ts'
import type { WidgetState } from '#app/cms/widgets/InState.tsx'
import { StateSwitch } from '#app/cms/widgets/StateSwitch.tsx'
import { PreviewMessages } from '#app/platform/messages/PreviewMessages.tsx'
import { Chip } from '#ui/controls/Chip'
import { CmsWidget } from './CmsWidget.tsx'
import styles from './cms.module.css'
import { samples } from './samples.ts'

export type PlaygroundProps = {
  /** The text at the start. */
  initial: string
}

type Reading = { widgets: unknown[]; problem?: never } | { widgets?: never; problem: string }

/** Where in `text` the parser stopped, as people count lines. */
function lineOf(text: string, message: string): string {
  const [, place] = /position (\d+)/.exec(message) ?? []
  if (place === undefined) return 'textul se termină prea devreme'
  return `rândul ${text.slice(0, Number(place)).split('\n').length}`
}

function read(text: string): Reading {
  try {
    const value: unknown = JSON.parse(text)
    return { widgets: Array.isArray(value) ? value : [value] }
  } catch (error) {
    return { problem: `Nu este JSON: ${lineOf(text, String(error))}.` }
  }
}

/** Paste a widget, or a list of them, as the CMS sends it, and see it as the site draws it. */
export function Playground({ initial }: PlaygroundProps) {
  const [text, setText] = useState(initial)
  const [state, setState] = useState<WidgetState>('usual')
  const editor = useId()
  const { widgets, problem } = read(text)
  return (
    <div className={styles.workshop}>
      <label className={styles.label} htmlFor={editor}>
        JSON-ul modulului
      </label>
      <textarea
        id={editor}
        className={styles.editor}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.samples}>
        {(Object.keys(samples) as WidgetType[]).map((type) => (
          <Chip key={type} onPress={() => setText(JSON.stringify(samples[type].typical, null, 2))}>
            {type}
          </Chip>
        ))}
      </div>
      <PreviewMessages>
        <StateSwitch state={state} onState={setState} />
      </PreviewMessages>
      {problem && (
        <ul className={styles.problems} aria-label="Probleme">
          <li>{problem}</li>
        </ul>
      )}
      {/* Its corner can be pulled: the widget shows every width without another window. */}
      <div className={styles.canvas}>
        <div className="page-grid">
          {widgets?.map((json, index) => (
            <CmsWidget
              // biome-ignore lint/suspicious/noArrayIndexKey: a list being typed has no better key
              key={index}
              json={json}
              showJson={false}
              state={state}
              onRetry={() => setState('usual')}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
