import { useInsertionEffect } from 'react'

/** `#` colours of a label: surface and text. */
export type LabelColors = { fill: string; on: string }

const digits = (color: string) => color.slice(1).toLowerCase()

/** Class of a pair of colours, since the page's policy forbids style attributes. */
export const labelClass = ({ fill, on }: LabelColors): string => `label-${digits(fill)}-${digits(on)}`

/** The rule of `labelClass`. */
export const labelRule = (colors: LabelColors): string =>
  `.${labelClass(colors)}{background:#${digits(colors.fill)};color:#${digits(colors.on)}}`

const adopted = new Set<string>()
let sheet: CSSStyleSheet | undefined

function adopt(rule: string): void {
  if (adopted.has(rule)) return
  adopted.add(rule)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.insertRule(rule)
}

/** Adds the rule of a label that is rendered in the browser, through the CSSOM. */
export function useLabelRule(colors: LabelColors | undefined): void {
  const rule = colors && labelRule(colors)
  useInsertionEffect(() => {
    if (rule) adopt(rule)
  }, [rule])
}
