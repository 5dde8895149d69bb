import { clsx } from 'clsx'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import { TextField, type TextFieldProps } from '#ui/controls/TextField'
import { Icon } from '#ui/media/Icon'
import styles from './PasswordField.module.css'

export type PasswordFieldProps = Pick<
  TextFieldProps,
  | 'label'
  | 'name'
  | 'onValueChange'
  | 'hint'
  | 'error'
  | 'enterKeyHint'
  | 'className'
  | 'ref'
  | 'aria-invalid'
> & {
  /** Which password a manager may fill in, or generate and store. */
  autoComplete: 'current-password' | 'new-password'
  /** Whether it warns about Caps Lock. @default true */
  capsHint?: boolean
}

/**
 * A password field with a button that reveals the text. It is uncontrolled, since password managers do not always fire
 * events.
 */
export function PasswordField({ capsHint = true, className, ref, ...rest }: PasswordFieldProps) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const { shown, button } = useShown(input)
  const [caps, setCaps] = useState(false)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)

  const look = (event: KeyboardEvent | MouseEvent) => setCaps(event.getModifierState('CapsLock'))

  return (
    <div className={clsx(styles.field, className)}>
      <TextField
        {...rest}
        ref={input}
        type={shown ? 'text' : 'password'}
        // Prevents correction, learning and upload of a revealed password.
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={look}
        onKeyUp={look}
        onMouseDown={look}
        onBlur={() => setCaps(false)}
        action={
          <IconButton
            {...button}
            icon={shown ? 'eye-slash' : 'eye'}
            size="s"
            label={formatMessage({ id: 'ui.passwordField.show' })}
            pressed={shown}
          />
        }
      />
      <p className={styles.caps} role="status">
        {capsHint && caps && (
          <span className={styles.words}>
            <Icon name="warning" size={16} />
            <FormattedMessage id="ui.passwordField.capsLock" />
          </span>
        )}
      </p>
    </div>
  )
}

/** Whether the password is revealed, and the button for it, which keeps focus and caret in place. */
function useShown(input: RefObject<HTMLInputElement | null>) {
  const [shown, setShown] = useState(false)
  const wasIn = useRef(false)
  const caret = useRef<[number | null, number | null]>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: changing the type moves the caret to the end
  useLayoutEffect(() => {
    if (caret.current) input.current?.setSelectionRange(...caret.current)
    caret.current = undefined
  }, [input, shown])

  // As text the browser would offer it as a suggestion for other fields.
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [input])

  function onPointerDown() {
    wasIn.current = document.activeElement === input.current
  }

  function onClick() {
    const field = input.current
    if (field) caret.current = [field.selectionStart, field.selectionEnd]
    setShown(!shown)
    if (wasIn.current) field?.focus()
    wasIn.current = false
  }

  const onMouseDown = (event: MouseEvent) => event.preventDefault()
  return { shown, button: { onPointerDown, onMouseDown, onClick } }
}
