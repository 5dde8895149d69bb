import { useId } from 'react'
import styles from './cms.module.css'
import { textIn, type WidgetField, widgetFields, widgetTypes, withText } from './widgetFields.ts'

type Json = Readonly<Record<string, unknown>>

export type WidgetFormProps = {
  /** The widget as the CMS sends it. */
  json: Json
  /** Called with the changed widget. */
  onChange: (json: Json) => void
}

/** A widget as a form, made from the schema of its type. */
export function WidgetForm({ json, onChange }: WidgetFormProps) {
  const type = String(json.type)
  const types = widgetTypes.includes(type) ? widgetTypes : [type, ...widgetTypes]
  const typeField: WidgetField = { name: 'type', optional: false, options: types, list: false }
  return (
    <fieldset className={styles.form}>
      <legend>
        {type} · {String(json.id)}
      </legend>
      {[typeField, ...widgetFields(json.type)].map((field) => (
        <Field
          key={field.name}
          field={field}
          value={textIn(json, field)}
          onChange={(text) => onChange(withText(json, field, text))}
        />
      ))}
    </fieldset>
  )
}

type FieldProps = { field: WidgetField; value: string; onChange: (text: string) => void }

function Field({ field: { name, options, list, optional }, value, onChange }: FieldProps) {
  const id = useId()
  const control = { id, className: styles.control, value }
  return (
    <div className={styles.formField}>
      <label htmlFor={id}>
        {name}
        {list && ' (câte una pe rând)'}
        {optional && ' (poate lipsi)'}
      </label>
      {options ? (
        <select {...control} onChange={({ target }) => onChange(target.value)}>
          {(options.includes(value) ? options : [value, ...options]).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <textarea {...control} rows={list ? 3 : 1} onChange={({ target }) => onChange(target.value)} />
      )}
    </div>
  )
}
