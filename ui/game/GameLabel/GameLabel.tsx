import { clsx } from 'clsx'
import { type ComponentProps, useSyncExternalStore } from 'react'
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
  /** Colours of the labels that follow. */
  colors: LabelColors[]
  /** Nonce of the element, by which the server knows it for its own. */
  nonce?: string | undefined
}

const never = () => () => undefined

/**
 * The colour rules of server-rendered labels: one element whose hash the page's policy can name. Once scripts
 * have taken over the labels bring their own rules, and this is gone.
 */
export function LabelStyles({ colors, nonce }: LabelStylesProps) {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const rules = [...new Set(colors.map(labelRule))].sort().join('')
  if (!rules || !fromServer) return null
  return <style nonce={nonce}>{rules}</style>
}
