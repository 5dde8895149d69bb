import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Checkbox } from '#ui/controls/Checkbox'
import styles from './SelfTest.module.css'

export type SelfTestProps = Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> & {
  /** The help line: its name with the contact, and its address. */
  help: { label: string; href: string }
}

const questions = [
  'ui.selfTest.more',
  'ui.selfTest.raise',
  'ui.selfTest.chase',
  'ui.selfTest.borrow',
  'ui.selfTest.hide',
  'ui.selfTest.worry',
] as const
type Question = (typeof questions)[number]

/** From this number of answers on, the result advises to call the help line today. */
const MANY = 3

const results = { none: 'ui.selfTest.none', some: 'ui.selfTest.some', many: 'ui.selfTest.many' } as const

const resultOf = (count: number) => (count === 0 ? 'none' : count < MANY ? 'some' : 'many')

/** Some questions about the way a player plays, with advice; the answers are neither stored nor sent. For a sheet. */
export function SelfTest({ help, className, ...rest }: SelfTestProps) {
  const { formatMessage } = useIntl()
  const [ticked, setTicked] = useState<readonly Question[]>([])
  const [shown, setShown] = useState(false)

  function tick(question: Question, on: boolean) {
    setShown(false)
    setTicked((before) => (on ? [...before, question] : before.filter((other) => other !== question)))
  }

  return (
    <form
      {...rest}
      className={clsx(styles.test, className)}
      onSubmit={(event) => {
        event.preventDefault()
        setShown(true)
      }}
    >
      <p className={styles.text}>
        <FormattedMessage id="ui.selfTest.intro" />
      </p>
      <fieldset className={styles.questions}>
        <legend className="visually-hidden">
          <FormattedMessage id="ui.selfTest.questions" />
        </legend>
        {questions.map((question) => (
          <Checkbox
            key={question}
            label={formatMessage({ id: question })}
            checked={ticked.includes(question)}
            onCheckedChange={(on) => tick(question, on)}
          />
        ))}
      </fieldset>
      <Button type="submit" size="l">
        <FormattedMessage id="ui.selfTest.show" />
      </Button>
      <div className={styles.result} role="status" data-result={shown ? resultOf(ticked.length) : undefined}>
        {shown && (
          <>
            <p>
              <FormattedMessage id={results[resultOf(ticked.length)]} />
            </p>
            <p className={styles.text}>
              <FormattedMessage id="ui.selfTest.note" />
            </p>
          </>
        )}
      </div>
      {shown && ticked.length > 0 && (
        <Button size="l" href={help.href}>
          {help.label}
        </Button>
      )}
    </form>
  )
}
