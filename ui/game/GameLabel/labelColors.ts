import { useInsertionEffect } from 'react'

/** `#` colours of a label: its surface and the text on it. */
export type LabelColors = { fill: string; on: string }

const digits = (color: string) => color.slice(1).toLowerCase()

/** Class of a pair of colours; a style attribute would be refused by the page's policy. */
export const labelClass = ({ fill, on }: LabelColors): string => `label-${digits(fill)}-${digits(on)}`

/** The one rule behind `labelClass`. */
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

/** Labels that appear in the browser bring their rule along, through the object model. */
export function useLabelRule(colors: LabelColors | undefined): void {
  const rule = colors && labelRule(colors)
  useInsertionEffect(() => {
    if (rule) adopt(rule)
  }, [rule])
}
