import { useRef, useState } from 'react'
import { fn } from 'storybook/test'
import { Dialog } from '#ui/overlay/Dialog'
import { LoginForm, type LoginFormProps } from '#ui/player/LoginForm'

/** As it stands on the site: words that were typed are not lost by a press beside it. */
export function InADialog(props: LoginFormProps) {
  const first = useRef<HTMLInputElement>(null)
  const size = props.version === 2 ? 'l' : 'm'
  const words = { title: 'Intră în cont', onClose: fn() }
  return (
    <Dialog open closesBeside={false} initialFocus={first} {...{ ...words, size }}>
      <LoginForm {...props} fieldRef={first} />
    </Dialog>
  )
}

export const refused = {
  title: 'Numele sau parola nu se potrivesc',
  text: 'Contul tău este în siguranță. Verifică parola și încearcă din nou.',
  field: 'password',
} as const

export const blocked = {
  title: 'Contul este blocat pentru siguranță',
  text: 'Au fost prea multe încercări. Banii și limitele tale nu s-au schimbat.',
  action: { label: 'Deblochează contul', href: 'https://cont.arama.test/deblocare' },
}

export const longest = {
  version: 2,
  reason: 'Intră în cont ca să joci Aventurile Reginei Nilului și Templul Pierdut pe bani reali.',
  defaultUsername: 'alexandra-constantina.georgescu-popescu@posta-electronica.exemplu.ro',
  failure: {
    title: 'Nu am putut verifica numele și parola, pentru că serviciul de conturi nu răspunde acum',
    text: 'Jocurile demonstrative merg mai departe. Încearcă din nou peste câteva minute.',
    action: { label: 'Scrie serviciului clienți despre această problemă', href: '/ajutor' },
  },
} satisfies Partial<LoginFormProps>

/** Answers every attempt in the same way, after a moment. */
export function Answered({ onSubmit, ...props }: LoginFormProps) {
  const [state, setState] = useState<'open' | 'pending' | 'refused'>('open')
  return (
    <LoginForm
      {...props}
      pending={state === 'pending'}
      failure={state === 'refused' ? { ...refused } : undefined}
      onSubmit={(login) => {
        onSubmit(login)
        setState('pending')
        setTimeout(setState, 50, 'refused')
      }}
    />
  )
}
