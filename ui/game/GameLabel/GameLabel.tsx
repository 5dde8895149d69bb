import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './GameLabel.module.css'
import { type LabelColors, labelClass, labelRule, useLabelRule } from './labelColors.ts'

export type GameLabelProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** At most 14 letters are shown. */
  text: string
  /** Checked hexadecimal colours with enough contrast; without them the house colours. */
  colors?: LabelColors
}

/** The first label of a game, over its picture. */
export function GameLabel({ text, colors, className, ...rest }: GameLabelProps) {
  useLabelRule(colors)
  return (
    <span {...rest} className={clsx(styles.label, colors && labelClass(colors), className)}>
      {text}
    </span>
  )
}

export type LabelStylesProps = {
  /** Colours in use on the page. */
  colors: LabelColors[]
}

/** The rules of a server-rendered page's label colours: one element whose hash the policy can name. */
export function LabelStyles({ colors }: LabelStylesProps) {
  const rules = [...new Set(colors.map(labelRule))].sort().join('')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked hexadecimal digits only
  return rules ? <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rules }} /> : null
}
