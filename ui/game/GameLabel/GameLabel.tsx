import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import styles from './GameLabel.module.css'
import { type LabelColors, labelClass, labelRule, useLabelRule } from './labelColors.ts'

export type GameLabelProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** At most 14 characters are shown. */
  text: string
  /** Validated hexadecimal colours with enough contrast; default: the house colours. */
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
  /** Colours of the following labels. */
  colors: LabelColors[]
  /** Nonce by which the server recognises its own element. */
  nonce?: string | undefined
}

/**
 * The colour rules of server-rendered labels, in one element whose hash the page's policy allows. After hydration the
 * labels add their own rules, and this element is removed.
 */
export function LabelStyles({ colors, nonce }: LabelStylesProps) {
  const fromServer = useHydrating()
  const rules = [...new Set(colors.map(labelRule))].sort().join('')
  if (!rules || !fromServer) return null
  return <style nonce={nonce}>{rules}</style>
}
