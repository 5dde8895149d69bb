import { useId, useState } from 'react'
import type { WidgetType } from '#app/api/contract/widgets.ts'
import { StateSwitch } from '#app/cms/widgets/StateSwitch.tsx'
import type { WidgetState } from '#app/cms/widgets/WidgetInState.tsx'
import { PreviewMessages } from '#app/platform/messages/PreviewMessages.tsx'
import { Chip } from '#ui/controls/Chip'
import { CmsWidget } from './CmsWidget.tsx'
import styles from './cms.module.css'
import { jsonLines } from './jsonLines.ts'
import { samples } from './samples.ts'
import { sharedText, shareLink } from './sharedText.ts'
import { WidgetForm } from './WidgetForm.tsx'

export type PlaygroundProps = {
  /** The text at the start. */
  initial: string
}

/** The widgets of a text with the path of each in it, or why it cannot be read. */
type Reading =
  | { value: unknown; widgets: { json: unknown; path: string }[]; problem?: never }
  | { value?: never; widgets?: never; problem: string }

/** Where in `text` the parser stopped, as people count lines. */
function lineOf(text: string, message: string): string {
  const [, place] = /position (\d+)/.exec(message) ?? []
  if (place === undefined) return 'textul se termină prea devreme'
  return `rândul ${text.slice(0, Number(place)).split('\n').length}`
}

function read(text: string): Reading {
  try {
    const value: unknown = JSON.parse(text)
    const inLayout = (value as { widgets?: unknown } | null)?.widgets
    const list = Array.isArray(value) ? value : inLayout
    if (!Array.isArray(list)) return { value, widgets: [{ json: value, path: '' }] }
    const start = list === value ? '' : 'widgets.'
    return { value, widgets: list.map((json: unknown, index) => ({ json, path: `${start}${index}.` })) }
  } catch (error) {
    return { problem: `Nu este JSON: ${lineOf(text, String(error))}.` }
  }
}

/** `value` with another widget at a path. */
function withWidget(value: unknown, path: string, json: object): unknown {
  if (path === '') return json
  const replaced = (list: unknown[]) =>
    list.map((one, index) => (path.replace('widgets.', '') === `${index}.` ? json : one))
  if (Array.isArray(value)) return replaced(value)
  const layout = value as { widgets: unknown[] }
  return { ...layout, widgets: replaced(layout.widgets) }
}

const isWidget = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Paste a widget, a list of them, or a whole layout, as the CMS sends it, and see it as the site draws it. */
export function Playground({ initial }: PlaygroundProps) {
  const [text, setText] = useState(() => sharedText(window.location.hash) ?? initial)
  const [state, setState] = useState<WidgetState>('usual')
  const editor = useId()
  const { value, widgets, problem } = read(text)
  const lines = problem === undefined ? jsonLines(text) : undefined
  return (
    <div className={styles.workshop}>
      <div className={styles.beside}>
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
        </div>
        <div className={styles.workshop}>
          {widgets?.map(
            ({ json, path }) =>
              isWidget(json) && (
                <WidgetForm
                  key={path}
                  json={json}
                  onChange={(next) => setText(JSON.stringify(withWidget(value, path, next), null, 2))}
                />
              ),
          )}
        </div>
      </div>
      <a
        className={styles.share}
        href={shareLink(window.location.href, text)}
        target="_blank"
        rel="noreferrer"
      >
        Legătură la acest text
      </a>
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
          {widgets?.map(({ json, path }, index) => (
            <CmsWidget
              // biome-ignore lint/suspicious/noArrayIndexKey: a list being typed has no better key
              key={index}
              json={json}
              lineOf={(field) => lines?.get(path + field)}
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
